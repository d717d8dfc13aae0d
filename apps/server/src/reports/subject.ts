import { toldOutcome } from '@vesper/domain';
import { nameUntilPurged } from '../member/shown-name.ts';
import { members, ownersOnly } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { reportsHandlers } from './calls.ts';
import { findFilesInUse, forgetKeptFor } from './evidence-files-repository.ts';
import { removeFiles } from '../photos/remove-files.ts';
import { forgetEvidence } from './forget.ts';
import { keepAtBlock } from './keep-at-block.ts';
import { keepRemoved } from './keep-removed.ts';
import { readOwnReports } from './repository.ts';

const anOpenCase = 'a case needs to know whom it is about, and who said so';

/** What members report of each other, and what is kept for it. */
export const reportsSubject = defineSubject({
  name: 'reports',
  calls: reportsHandlers,
  access: {
    reports: { outcomes: members('ok') },
    report: {
      input: (world, asker) => ({
        body: { conversation: world.of[asker].conversation, messages: [], category: 'money', words: '' },
      }),
      // Who was blocked may report as well: what was said is kept for it.
      outcomes: ownersOnly('conversation_not_found'),
    },
  },
  rounds: { 'forget evidence': forgetEvidence },
  personalData: [
    personalData('reports', {
      purpose: 'cases that members report',
      seenBy: 'operators; who reported, without what was done',
      goes: '12 months after the case is closed',
      exported: 'own ones',
      stays: { reporter: anOpenCase, reported: anOpenCase },
    }),
    personalData('evidence', {
      purpose: 'what a member saw of another, and what that one was called before, kept for a report',
      seenBy: 'operators',
      goes: 'with its case; when no report follows 30 days after its sender took it back, or at the purge of whom it is kept for; with the conversation that a block has ended, words that were taken back before also after a purge',
      exported: "no: the other's words; own ones are in the conversations and the ended ones",
      stays: { keeper: anOpenCase, about: anOpenCase },
    }),
    personalData('evidence_messages', {
      columns: 'and the files of photos',
      purpose: 'the messages of it, as far as they are copied',
      seenBy: 'operators',
      goes: 'with it',
      exported: 'no',
      stays: { sender: anOpenCase },
    }),
  ],
  exportData: async ({ db }, { member }) => ({
    reports: (await readOwnReports(db, member.id)).map((row) => ({
      receipt: row.receipt,
      about: nameUntilPurged(row),
      category: row.category,
      words: row.words,
      state: row.state,
      outcome: row.outcome && toldOutcome(row.outcome),
      at: row.created_at,
      closed_at: row.closed_at,
    })),
  }),
  whenBlocked: keepAtBlock,
  whenMessageRemoved: keepRemoved,
  filesInUse: ({ db }, names) => findFilesInUse(db, names),
  purge: async (services, trx, member) => removeFiles(services, trx, await forgetKeptFor(trx, member.id)),
});
