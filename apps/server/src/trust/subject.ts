import { members } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { trustCalls } from './calls.ts';
import { exportBlocks } from './export-repository.ts';

/** Keeping somebody away. */
export const trustSubject = defineSubject({
  name: 'trust',
  calls: trustCalls,
  access: {
    block: {
      input: ({ target }) => ({ body: { member: target } }),
      outcomes: members('ok', { other_brand: 'member_not_found' }),
      apart: true,
    },
  },
  personalData: [
    personalData('blocks', {
      purpose: 'keeping somebody away',
      seenBy: 'who blocked',
      goes: 'purge of either side',
      exported: 'own ones',
      deleteBy: ['blocker', 'blocked'],
    }),
  ],
  exportData: async ({ db }, { member }) => ({ blocks: await exportBlocks(db, member.id) }),
});
