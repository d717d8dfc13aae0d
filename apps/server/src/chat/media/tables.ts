interface ConversationPhotosTable {
  id: string;
  sender: string;
  receiver: string;
  /** The key of the message. */
  client_id: string;
  /** Of the posted file, hexadecimal. */
  sha256: string;
  width: number;
  height: number;
  /** `#rrggbb` */
  tint: string;
  full_name: string;
  small_name: string;
  /** When it came, or was last named by a send. */
  used_at: Date;
}

declare module '../../platform/database/database-tables.ts' {
  interface Tables {
    conversation_photos: ConversationPhotosTable;
  }
}
