import { members } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { verificationHandlers } from './calls.ts';
import { exportVerification, findFilesInUse } from './repository.ts';
import { endVerification, forgetSelfies, purgeSelfies } from './withdraw.ts';

/** The mark of a member whose main photo people have compared with two selfies. */
export const verificationSubject = defineSubject({
  name: 'verification',
  calls: verificationHandlers,
  access: {
    verification: { outcomes: members('ok') },
    verificationAsk: {
      outcomes: members('verification_needs_photo', { other_brand: 'verification_not_possible' }),
      // Who has made a photo the main one before is answered something else.
      apart: true,
    },
    verificationSubmit: {
      outcomes: members('verification_needs_photo', { other_brand: 'verification_not_possible' }),
      // Who has made a photo the main one before is answered something else.
      apart: true,
    },
    verificationWithdraw: { outcomes: members('ok') },
    verificationSelfieAdd: {
      input: () => ({ query: { pose: 'cover_ear' } }),
      outcomes: members('verification_expired', { other_brand: 'verification_not_possible' }),
    },
  },
  callsPerMinute: { verificationSelfieAdd: 20, verificationAsk: 20 },
  rounds: { 'forget selfies': forgetSelfies },
  filesInUse: ({ db }, names) => findFilesInUse(db, names),
  personalData: [
    personalData('verifications', {
      purpose: 'how the check of the main photo against selfies stands, who has judged it and when',
      seenBy: 'the member, without who judged; operators',
      goes: 'replaced by the next one; purge',
      exported: 'yes, without who judged',
      deleteBy: ['member_id'],
    }),
    personalData('verification_selfies', {
      columns: 'and their files',
      purpose: 'that check and nothing else',
      seenBy: 'operators who judge, from a file; no address leads to them, for the member neither',
      goes: 'judged, taken back, another main photo, poses expired, account deleted; 30 days',
      exported: 'that there are some and since when',
      stays: { member_id: 'removed with their files' },
    }),
  ],
  exportData: ({ db }, { member }) => exportVerification(db, member.id),
  whenMainPhotoChanged: (services, trx, member) => endVerification(services, trx, member, 'change_photo'),
  whenDeleted: (services, trx, member) => endVerification(services, trx, member, 'leave'),
  purge: (services, trx, member) => purgeSelfies(services, trx, member.id),
});
