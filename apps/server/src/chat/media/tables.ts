import type { MediaKind } from '@vesper/domain';
import type { Generated } from 'kysely';

interface ConversationMediaTable {
  id: string;
  sender: string;
  receiver: string;
  /** The key of the message. */
  client_id: string;
  /** Of the posted file, hexadecimal. */
  sha256: string;
  kind: MediaKind;
  width: number | null;
  height: number | null;
  /** `#rrggbb` */
  tint: string | null;
  /** Of a voice message. */
  seconds: number | null;
  full_name: string;
  small_name: string | null;
  /** When it came, or was last named by a send. */
  used_at: Date;
  /** Whether a message names it, which has arrived: not one that waits or is kept for an order. */
  is_sent: Generated<boolean>;
}

declare module '../../platform/database/database-tables.ts' {
  interface Tables {
    conversation_media: ConversationMediaTable;
  }
}
