import type { Refusal } from '../../frame/errors/refusal-of.ts';

/** What came of liking, unliking or blocking a member by a form. */
export interface MemberActResult {
  /** Both like each other now. */
  readonly match: boolean;
  readonly refused: Pick<Refusal, 'code' | 'params'> | null;
  /** The member is blocked: there is nothing more to see here. */
  readonly blocked: boolean;
}
