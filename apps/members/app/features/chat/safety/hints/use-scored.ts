import { useEffect, useState } from 'react';
import type { HintKind, MessageScore } from '@vesper/domain/scam-hints';
import { pause } from '../../../../frame/wake/pause.ts';
import { followView } from '../../../../parts/engine/follow-view.ts';
import type { Chat } from '../../engine/use-chat.ts';

type Score = (text: string) => MessageScore;

let loading: Promise<Score> | undefined;

/** The table comes once somebody writes or reads, and is asked when the page has nothing else to do. */
const scorer = (): Promise<Score> => {
  loading ??= import('@vesper/domain/scam-hints').then(({ scoreMessage }) => scoreMessage);
  // Without a connection there is no hint; the next text asks again.
  loading.catch(() => (loading = undefined));
  return loading;
};

const hintOf = ({ contact, money }: MessageScore): HintKind | null =>
  money ? 'money' : contact ? 'contact' : null;

/** A pause in the writing: no key press waits for a hint. */
const pauseMs = 400;

/** What is to be said of what is being written, after a pause; null for nothing. No key press renders anything for it. */
export const useScoredDraft = (chat: Chat): HintKind | null => {
  const [hint, setHint] = useState<HintKind | null>(null);
  useEffect(() => {
    let current = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = async (text: string): Promise<void> => {
      const kind = text.trim() === '' ? null : hintOf((await scorer())(text));
      // Something else is written by now, which is judged in its turn.
      if (text === current) setHint(kind);
    };
    const stop = followView(
      chat,
      ({ draft }) => draft,
      (text) => {
        current = text;
        clearTimeout(timer);
        timer = setTimeout(() => void judge(text).catch(() => {}), text === '' ? 0 : pauseMs);
      },
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [chat]);
  return hint;
};

export interface ScoredMessage {
  readonly seq: number;
  readonly kind: HintKind;
}

/** So many of the newest are looked at. */
const lookedAt = 40;

/** The newest of these messages that is to be hinted at, once the page has time. */
export const useScoredMessage = (
  messages: readonly { readonly seq: number; readonly text: string }[],
): ScoredMessage | null => {
  const [found, setFound] = useState<ScoredMessage | null>(null);
  const newest = messages.slice(-lookedAt);
  // The same messages are looked at once, however often the screen is made anew.
  const key = newest.map(({ seq }) => seq).join();
  useEffect(() => {
    let isOver = false;
    const judge = async (): Promise<void> => {
      if (newest.length === 0) return;
      await pause();
      const score = await scorer();
      const hints = newest.map(({ seq, text }) => ({ seq, kind: hintOf(score(text)) }));
      const last = hints.findLast(({ kind }) => kind !== null);
      if (!isOver) setFound(last?.kind ? { seq: last.seq, kind: last.kind } : null);
    };
    void judge().catch(() => {});
    return () => {
      isOver = true;
    };
    // `newest` is made anew each time; `key` says when it holds something else.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return found;
};
