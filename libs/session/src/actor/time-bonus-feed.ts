import type { User } from '@vesper/contract';
import { isTimeBonusModalShown, type TimeBonusEvent, type timeBonusMachine } from '@vesper/domain';
import type { ActorRefFrom } from 'xstate';
import type { RootActor } from './root-actor.ts';
import type { Session } from '../session.ts';

type BonusActor = ActorRefFrom<typeof timeBonusMachine>;

/** The time bonus of a root actor that runs. */
export const bonusOf = (actor: RootActor): BonusActor | undefined =>
  // Its kind is known from `setup`; the children of a snapshot do not carry it through `provide`.
  actor.getSnapshot().children.timeBonus as BonusActor | undefined;

const bonusEvent = (user: User | null, bonusSeconds: number, nowMs: number): TimeBonusEvent => {
  if (!user?.time_bonus_ends_at) return { type: 'user.left' };
  // The server names the deadline; the machine counts from the beginning of the same window.
  const signupAtMs = Date.parse(user.time_bonus_ends_at) - bonusSeconds * 1000;
  return { type: 'user.loaded', signupAtMs, paid: user.paid_user, credits: user.credits, nowMs };
};

/** Keeps the session's bonus as its machine has it. Answers how to tell the machine of another user. */
export const followBonus = (
  session: Session,
  actor: RootActor,
  nowMs: () => number,
): ((user: User | null) => void) => {
  const { settings, user: firstUser } = session.getSnapshot();
  const tell = (user: User | null): void =>
    bonusOf(actor)?.send(bonusEvent(user, settings.time_bonus_seconds, nowMs() + session.clockOffsetMs));
  bonusOf(actor)?.subscribe((snapshot) => {
    const endsAt = session.getSnapshot().user?.time_bonus_ends_at;
    const { remainingSeconds } = snapshot.context;
    session.update({
      timeBonus:
        endsAt && remainingSeconds > 0
          ? { endsAtMs: Date.parse(endsAt), remainingSeconds, modalOpen: isTimeBonusModalShown(snapshot) }
          : null,
    });
  });
  tell(firstUser);
  return tell;
};
