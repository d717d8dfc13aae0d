/** A message of the relay. */
export interface Relayed {
  readonly key: string;
  readonly sender: string;
  readonly receiver: string;
  readonly text: string;
}

export const makeRelayTable = `create table if not exists relayed (
  id bigint generated always as identity primary key, sender uuid not null, receiver uuid not null, body text not null,
  sent_at timestamptz not null default now())`;

/** The world was made by a clock of its own: its logins are to hold by the real one. */
export const keepLoggedIn = `update sessions set expires_at = now() + interval '2 days', last_seen_at = now()`;

/** Nobody is kept to the pace of a person. */
export const sendFaster = `update sites set settings = settings || jsonb_build_object('rules',
  coalesce(settings -> 'rules', '{}') || '{"messagesPerMinute": 10000000}')`;

/** Forgets what the limits of sending count. */
export const forgetPace = 'delete from recent_sends';

/** Stores messages as bare rows, in one statement that is its own transaction. */
export const insertRelayed = (messages: readonly Relayed[]) => ({
  name: 'insert-relayed',
  text: 'insert into relayed (sender, receiver, body) select * from unnest($1::uuid[], $2::uuid[], $3::text[])',
  values: [
    messages.map(({ sender }) => sender),
    messages.map(({ receiver }) => receiver),
    messages.map(({ text }) => text),
  ],
});
