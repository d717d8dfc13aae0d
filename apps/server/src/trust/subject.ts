import { members } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { exportBlocks } from './blocked-repository.ts';
import { trustCalls } from './calls.ts';

/** Keeping somebody away. */
export const trustSubject = defineSubject({
  name: 'trust',
  calls: trustCalls,
  access: {
    // The member's own list, whoever asks.
    blocks: { outcomes: members('ok') },
    block: {
      input: ({ target }) => ({ body: { member: target } }),
      outcomes: members('ok', { other_brand: 'member_not_found' }),
      apart: true,
    },
    // Whom one has not blocked is as if one had never: nothing is told of them.
    unblock: { input: ({ target }) => ({ body: { member: target } }), outcomes: members('ok') },
  },
  personalData: [
    personalData('blocks', {
      columns: 'whom, what both were called then, when',
      purpose: 'keeping somebody away',
      seenBy: 'who blocked',
      goes: 'taken back; purge of either side; not listed after deletion',
      exported: 'own ones',
      deleteBy: ['blocker', 'blocked'],
    }),
    personalData('barred_lists', {
      columns: 'hashes of whom they have blocked and who has blocked them',
      purpose: 'leaving them out of lists of members',
      seenBy: 'nobody: it would tell that somebody has blocked one',
      goes: 'with the last block; purge',
      exported: "no: one's own blocks are, and those of others are a matter of theirs",
      deleteBy: ['member_id'],
    }),
  ],
  exportData: async ({ db }, { member }) => ({ blocks: await exportBlocks(db, member.id) }),
});
