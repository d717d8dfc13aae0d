import type { Api } from '@vesper/api-client';
import type { CallAnswer, FoundMember } from '@vesper/contract';
import { useSessionHandle } from '@vesper/session';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRefusalToast } from '../../frame/errors/toasts.tsx';
import { isOfGone, refusalOf } from '../../frame/errors/refusal-of.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import { useStillThere } from '../../parts/profile/shown/gone.ts';
import { newKey } from '../../parts/requests/new-key.ts';
import { useOnReturn } from '../../parts/requests/use-on-return.ts';

type Pile = CallAnswer<'swipe'>;
type Decision = 'like' | 'pass';

/** With fewer cards than this the next ones are fetched. */
const fewCards = 4;
const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

type InLine = (act: (api: Api) => Promise<void>) => void;

/** Makes one call after the other, in the order of the decisions. */
const useLine = (): InLine => {
  const session = useSessionHandle();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  return (act) => {
    line.current = line.current.then(async () => act(await browserApi(session))).catch(() => undefined);
  };
};

/** On whom the newest decision was, with the card while it is there: after a reload the server knows the decision only. */
interface LastDecision {
  readonly id: string;
  readonly card: FoundMember | null;
}

/** The cards that lie ready; more are fetched while there are any. */
const usePile = (first: readonly FoundMember[], realOnly: boolean, inLine: InLine) => {
  const [members, setMembers] = useState(first);
  const isThrough = useRef(false);
  const known = useRef(new Set(first.map(({ id }) => id)));
  const takeAway = (member: FoundMember): void =>
    setMembers((shown) => shown.filter(({ id }) => id !== member.id));
  const putBack = (member: FoundMember): void =>
    setMembers((shown) => [member, ...shown.filter(({ id }) => id !== member.id)]);
  const wish = realOnly ? { real_only: '1' as const } : {};
  const fetchTop = async (api: Api, top: string): Promise<void> => {
    const { members: found } = await api.call('swipe', { query: { ...wish, top } });
    const member = found.find(({ id }) => id === top);
    if (member) putBack(member);
  };
  const fetchMore = (): void =>
    inLine(async (api) => {
      if (isThrough.current) return;
      const more = await api.call('swipe', { query: wish });
      const fresh = more.members.filter(({ id }) => !known.current.has(id));
      for (const { id } of fresh) known.current.add(id);
      isThrough.current = fresh.length === 0;
      setMembers((shown) => [...shown, ...fresh]);
    });
  return { members, takeAway, putBack, fetchTop, fetchMore };
};

/** As long as a browser's timer goes; the next day is nearer, unless a clock goes wrong. */
const longestWaitMs = 2 ** 31 - 1;
/** Clocks go a little apart: a day that has ended here and not yet there is asked after again, and not without end. */
const shortestWaitMs = 5000;

/** Looks again when the day ends by the server's clock; each answer says anew when that is. */
const useDayEnd = (day: Pile['day'], look: RefObject<() => void>): void => {
  const session = useSessionHandle();
  useEffect(() => {
    const leftMs = Date.parse(day.ends) - Date.now() - session.clockOffsetMs;
    const timer = setTimeout(() => look.current(), Math.min(Math.max(leftMs, shortestWaitMs), longestWaitMs));
    return () => clearTimeout(timer);
  }, [session, day, look]);
};

/**
 * What is left of the day. It is asked again when the day ends, and when one comes back to the page: another page of the same member
 * may have taken of it.
 */
const useDay = (first: Pile['day'], inLine: InLine) => {
  const [day, setDay] = useState(first);
  const askDay = async (api: Api): Promise<void> => setDay((await api.call('swipe', { query: {} })).day);
  const lookAgain = useRef(() => inLine(askDay));
  useEffect(() => {
    lookAgain.current = () => inLine(askDay);
  });
  useOnReturn(() => lookAgain.current());
  useDayEnd(day, lookAgain);
  return { day, setDay, askDay };
};

/**
 * The game from its first pile on: the next card lies there at once, what was decided goes to the server one after the other,
 * and a card whose decision was refused comes back.
 */
export const useSwipeGame = (first: Pile, realOnly: boolean) => {
  const sayRefused = useRefusalToast();
  const inLine = useLine();
  const { members: pile, takeAway, putBack, fetchTop, fetchMore } = usePile(first.members, realOnly, inLine);
  const members = useStillThere()(pile, ({ id }) => id);
  const { day, setDay, askDay } = useDay(first.day, inLine);
  const [last, setLast] = useState<LastDecision | null>(
    first.undo === null ? null : { id: first.undo, card: null },
  );
  const [match, setMatch] = useState<FoundMember | null>(null);

  const decide = (member: FoundMember, decision: Decision): void => {
    takeAway(member);
    setLast({ id: member.id, card: member });
    const body = { member: member.id, decision, time_zone: zoneHere() };
    const key = newKey();
    inLine(async (api) => {
      try {
        const answer = await api.call('swipeDecide', { body, key });
        setDay(answer.day);
        if (answer.match) setMatch(member);
      } catch (error) {
        setLast(null);
        // Who is gone meanwhile does not come back; for everything else the card does.
        const refusal = refusalOf(error);
        if (!isOfGone(refusal)) putBack(member);
        if (refusal.code === 'swipe_likes_used') await askDay(api);
        else sayRefused(error);
      }
    });
    if (members.length <= fewCards) fetchMore();
  };

  const undo = (): void => {
    if (!last) return;
    const { id, card } = last;
    setLast(null);
    if (card) putBack(card);
    inLine(async (api) => {
      try {
        setDay((await api.call('swipeUndo', { body: { member: id } })).day);
        if (!card) await fetchTop(api, id);
      } catch (error) {
        sayRefused(error);
      }
    });
  };

  return {
    top: members[0],
    next: members[1],
    day,
    last,
    match,
    closeMatch: () => setMatch(null),
    decide,
    undo,
  };
};

/** Has a picture loaded before it is shown. */
export const usePreloaded = (src: string | undefined): void => {
  useEffect(() => {
    if (src) new Image().src = src;
  }, [src]);
};
