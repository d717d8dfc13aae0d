import type { SaidRow } from './ended-cases-repository.ts';
import type { listReports, readCase } from './repository.ts';

type Listed = Awaited<ReturnType<typeof listReports>>[number];
type Case = NonNullable<Awaited<ReturnType<typeof readCase>>>;

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** A case in one line, for an operator at a terminal. */
export const caseLine = ({ receipt, created_at: at, state, category, name, member, times }: Listed): string =>
  `${receipt}  ${minute(at)}  ${state.padEnd(9)}  ${category.padEnd(16)}  ${name} (${member}), reported ${times} in all`;

const words = (text: string, before: string): string =>
  text
    .split('\n')
    .map((line) => `${before}${line}`)
    .join('\n');

/** What they said of themselves in one word each, as it is stored; nothing of a case of before that was noted. */
const oneWordLine = ({
  sexuality,
  relationship_status: status,
  body_type: body,
  hair_color: hair,
  eye_color: eyes,
}: Case['profile']): string[] => {
  const said = Object.entries({ sexuality, status, body, hair, eyes })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name} ${value}`);
  return said.length > 0 ? [said.join(', ')] : [];
};

/** A line for each name of before: what they were called when they wrote may be one of these. */
const formerNameLines = ({ former_names: names = [] }: Case['profile']): string[] =>
  names.map(({ name, until }) => `called before: ${name} until ${minute(new Date(until))}`);

const details = ({ answers, reactions }: Pick<SaidRow, 'answers' | 'reactions'>): string =>
  `${answers === null ? '' : ` (answers ${answers})`}${reactions.length > 0 ? ` (${reactions.join(', ')})` : ''}`;

/** How much of what was said stays with a case, and how to read it. */
const keptLine = ({ kept, receipt }: Case): string =>
  `a block has ended the conversation: all ${kept} messages stay with the case, "show ${receipt} --all" prints them`;

type Line = Case['messages'][number] | SaidRow;

const messageLine = (message: Line, reported: string): string => {
  const { seq, sender, kind, text, file, sent_at: at, is_reported: isReported } = message;
  const said = kind === 'text' ? text : `[${kind}] ${file ?? text}`;
  return `${isReported ? '*' : ' '} ${String(seq).padStart(4)}  ${minute(at)}  ${sender === reported ? 'reported' : 'reporter'}  ${said}${
    'answers' in message ? details(message) : ''
  }`;
};

/** What was said, a line each; where it was said in several conversations, whose numbers each begin with 1, each under its own head. */
const messageLines = (messages: readonly Line[], reported: string): string[] => {
  const conversations = new Set(messages.map((one) => ('conversation' in one ? one.conversation : '')));
  let current = '';
  return messages.flatMap((one) => {
    const line = messageLine(one, reported);
    if (conversations.size < 2 || !('conversation' in one) || one.conversation === current) return [line];
    current = one.conversation;
    return [`conversation ${current}, ended by a block at ${minute(one.ended_at)}`, line];
  });
};

/**
 * A whole case: who, what was said of it, the profile and the messages as they were seen.
 * @param all everything that was said in the conversations that a block has ended, instead of the messages around those reported
 */
export const caseLines = (found: Case, all?: readonly SaidRow[]): string[] => {
  const { profile, reported } = found;
  const messages = all ?? found.messages;
  const outcome = found.outcome ? `, ${found.outcome}` : '';
  return [
    `${found.receipt}  ${found.category}  ${found.state}${outcome}, since ${minute(found.created_at)}`,
    `reported by ${found.reporter}`,
    ...(found.words ? [words(found.words, '  "')] : []),
    ...(found.note ? [words(found.note, '  note: ')] : []),
    `about ${reported}, seen at ${minute(found.taken_at)} as ${profile.name}, ${profile.age ?? '?'}, ${profile.city} ${
      profile.country ?? ''
    }${profile.fictional ? ' (fictional)' : ''}, member since ${profile.signup_at.slice(0, 10)}, ${profile.photos.length} photos`,
    ...formerNameLines(profile),
    ...oneWordLine(profile),
    ...(profile.about_me ? [words(profile.about_me, '  | ')] : []),
    ...(found.kept > 0 && !all ? [keptLine(found)] : []),
    ...(found.conversation_id === null && !all
      ? ['a profile: the two have not written to each other']
      : ['messages; those reported are marked *']),
    ...profile.photos.map(({ main, full_name: file }) => `photo  ${file}${main ? ' (main)' : ''}`),
    ...messageLines(messages, reported),
  ];
};
