import type { Chat } from '../../engine/use-chat.ts';

export interface ExtrasProps {
  readonly chat: Chat;
  /** The other member's. */
  readonly name: string;
}
