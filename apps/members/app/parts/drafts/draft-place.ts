/** Whose it is, and for whom: a conversation has no id before its first message. */
export interface DraftPlace {
  readonly owner: string;
  readonly peer: string;
}
