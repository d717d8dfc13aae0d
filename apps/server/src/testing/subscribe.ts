import type { Person } from './test-server.ts';

/** Subscribes a browser to notices, at a push service that nobody answers at. */
export const subscribe = (person: Pick<Person, 'call'>, name: string) =>
  person.call('pushSubscribe', {
    body: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    },
  });
