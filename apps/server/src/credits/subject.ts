import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { exportCredits } from './export-repository.ts';
import { lapseGranted } from './lapse.ts';

/** The books: every credit, from where to where. */
export const creditsSubject = defineSubject({
  name: 'credits',
  personalData: [
    personalData('ledger_accounts', {
      columns: 'with `ledger_transfers`, `ledger_postings`, `ledger_lots` and `ledger_lot_postings`',
      purpose: 'the books: every movement of credits, and credits owed after money went back',
      seenBy: 'the member',
      goes: "stay under the member's id, which by then is nobody's (tax law)",
      exported: 'yes',
      stays: { member_id: 'the books, under a pseudonym' },
    }),
  ],
  purge: (services, trx, member) => lapseGranted(services, trx, member),
  exportData: ({ db }, { member }) => exportCredits(db, member.id),
});
