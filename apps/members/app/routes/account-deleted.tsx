import { loadTexts } from '@vesper/i18n/react';
import { AccountDeleted } from '../features/leaving/account-deleted.tsx';

export const handle = { texts: ['leaving-deleted'] };
await loadTexts(...handle.texts);

/** The account is deleted (spec §2). */
export default AccountDeleted;
