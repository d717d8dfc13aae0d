import type {
  VerificationEnd,
  VerificationPose,
  VerificationRefusal,
  VerificationState,
} from '@vesper/domain';
import type { Generated } from 'kysely';

interface VerificationsTable {
  member_id: string;
  /** What operators call it; drawn anew with the poses. */
  number: Generated<number>;
  /** The main photo that it is about. */
  photo_id: string;
  state: Exclude<VerificationState, 'none'>;
  first_pose: VerificationPose;
  second_pose: VerificationPose;
  expires_at: Date;
  submitted_at: Date | null;
  opened_at: Date | null;
  opened_by: string | null;
  judged_at: Date | null;
  judged_by: string | null;
  reason: VerificationRefusal | VerificationEnd | null;
}

interface VerificationSelfiesTable {
  member_id: string;
  pose: VerificationPose;
  /** Of the file; no address leads to it. */
  name: string;
  look: string;
  /** The same mirrored; null of selfies that came before it was kept. */
  mirrored: string | null;
  taken_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    verifications: VerificationsTable;
    verification_selfies: VerificationSelfiesTable;
  }
}
