import { secondsFromNow } from './clock.ts';
import { forgetEventsBefore } from './live/member-events-repository.ts';
import { forgetOldKeys } from './http/idempotency-repository.ts';
import { forgetOldActs } from './limited-acts.ts';
import { personalData } from './subject/personal-data.ts';
import { defineSubject } from './subject/subject.ts';

/** What nobody will repeat any more is forgotten. */
const keptSeconds = 2 * 24 * 3600;
/** A browser that was away for longer reads everything again. */
const eventsKeptSeconds = 7 * 24 * 3600;

/** What the common floor itself keeps. */
export const platformSubject = defineSubject({
  name: 'platform',
  rounds: {
    'forget-keys': ({ db, clock }) => forgetOldKeys(db, secondsFromNow(clock, -keptSeconds)),
    'forget-acts': forgetOldActs,
    'forget-events': ({ db, clock }) => forgetEventsBefore(db, secondsFromNow(clock, -eventsKeptSeconds)),
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
    personalData('member_event_numbers', {
      purpose: 'telling each browser what it has missed',
      seenBy: 'nobody',
      goes: 'purge',
      exported: 'no: a number',
      deleteBy: ['member_id'],
    }),
    personalData('member_events', {
      purpose: 'telling each browser what it has missed: what happened and where, without words',
      seenBy: 'the member',
      goes: 'seven days',
      exported: 'no: what it points at is',
      deleteBy: ['member_id'],
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
