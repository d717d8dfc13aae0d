import type { FastifyRequest } from 'fastify';
import { everybody, members } from '../platform/subject/access-row.ts';
import { dateOf } from '../platform/clock.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { sessionCalls } from './calls.ts';
import { exportSessions } from './export-repository.ts';
import { forgetEndedSessions } from './repository.ts';
import { loginReader } from './session-cookie.ts';
import { openSessionReader, sessionHashOf, sessionTokenOf } from './session.ts';

/** Who is logged in, where, for how long. */
export const sessionSubject = defineSubject({
  name: 'session',
  opens: ({ config, db, clock }) => {
    const sessions = openSessionReader({ db, clock, config });
    return {
      sessionToken: (request: FastifyRequest) => sessionTokenOf({ config }, request),
      isCheckedLogin: sessions.isChecked,
      sessionHash: (request: FastifyRequest) => sessionHashOf({ config }, request),
      readSession: sessions.read,
    };
  },
  readsLogin: loginReader,
  calls: sessionCalls,
  answersOwnState: ['user'],
  shortAnswers: ['user'],
  access: {
    user: { outcomes: everybody('ok') },
    userUpdate: { input: () => ({ body: { language: 'en' } }), outcomes: members('ok') },
    sessions: { outcomes: members('ok') },
    pageHidden: { input: () => ({ body: {} }), outcomes: members('ok') },
    sessionEnd: {
      input: (world, asker) => ({ body: { id: world.of[asker].session } }),
      outcomes: members('ok', { other: 'not_found', other_brand: 'not_found' }),
      apart: true,
    },
  },
  rounds: { forget: ({ db, clock }) => forgetEndedSessions(db, dateOf(clock)) },
  personalData: [
    personalData('sessions', {
      columns: 'browser, system, times',
      purpose: 'staying logged in; "where you are logged in"',
      seenBy: 'the member',
      goes: 'logout, 1 or 30 days, new password, deletion',
      exported: 'yes, without the token',
      deleteBy: ['member_id'],
    }),
    personalData('known_devices', {
      purpose: "a stranger's guesses do not keep the owner out",
      seenBy: 'nobody',
      goes: 'a year, new password, deletion',
      exported: 'times only',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: ({ db }, { member }) => exportSessions(db, member.id),
});
