import { secondsFromNow } from './clock.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { forgetOldActs } from './limited-acts.ts';
import { personalData } from './subject/personal-data.ts';
import { defineSubject } from './subject/subject.ts';

/** What nobody will repeat any more is forgotten. */
const keptSeconds = 2 * 24 * 3600;

/** What the common floor itself keeps. */
export const platformSubject = defineSubject({
  name: 'platform',
  rounds: {
    'forget-keys': ({ db, clock }) => forgetOldKeys(db, secondsFromNow(clock, -keptSeconds)),
    'forget-acts': forgetOldActs,
  },
  personalData: [
    personalData('limited_acts', {
      columns: 'hash',
      purpose: 'limits of mails and downloads',
      seenBy: 'nobody',
      goes: 'two days',
      exported: 'no: hashes only',
    }),
    personalData('idempotency_keys', {
      purpose: 'doing each request once',
      seenBy: 'nobody',
      goes: 'two days',
      exported: 'no: random keys',
      deleteBy: ['scope'],
    }),
    personalData('outbox', {
      purpose: 'mails and notices still to be sent',
      seenBy: 'nobody',
      goes: 'when sent; what could not be sent: purge',
      exported: 'no: gone in seconds',
    }),
  ],
  purge: ({ outbox }, trx, member) => outbox.dropAbout(trx, member.id, member.email),
});
