import type { LiveEvent, LiveFrame } from '@vesper/contract';
import type { Session } from '../session.ts';
import { EventNumbers } from './event-numbers.ts';

/** So long may an event be overtaken by later ones, which other servers have told. */
const overtakenMs = 250;
/** What was asked for and has not come is asked for again: the question or its answer was lost. */
const unansweredMs = 6000;

interface Following {
  /** Takes an event that has its turn. */
  readonly apply: (event: LiveEvent) => void;
  /** Asks for all that came after this number. */
  readonly ask: (after: number) => void;
}

/** Hands on the frames of a session's live connections in the order of their numbers, and asks for what does not come. */
export const followNumbers = (session: Session, { apply, ask }: Following) => {
  const numbers = new EventNumbers(session.lastEvent);
  let counted = session.getSnapshot().user?.id;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const askForMissing = (waitMs = overtakenMs): void => {
    if (!numbers.isMissing() || patience !== undefined) return;
    patience = setTimeout(() => {
      patience = undefined;
      if (numbers.last === null || !numbers.isMissing()) return;
      ask(numbers.last);
      askForMissing(unansweredMs);
    }, waitMs);
  };

  return {
    takeFrame: (frame: LiveFrame): void => {
      for (const event of numbers.take(frame)) apply(event);
      askForMissing();
    },
    /** An answer to a call says the number of the member's last event. */
    hearNumber: (number: number | null | undefined): void => {
      numbers.hear(number);
      askForMissing();
    },
    /** What a connection is opened with. Numbers are each member's own: one of somebody else begins anew. */
    lastEvent: (): number | null => {
      const now = session.getSnapshot().user?.id;
      if (now !== counted) numbers.forget();
      counted = now;
      return numbers.last;
    },
  };
};
