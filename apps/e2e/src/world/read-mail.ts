import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Mail {
  readonly subject: string;
  /** The plain text part, decoded. */
  readonly text: string;
}

const headerOf = (head: string, name: string): string => {
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
};

const decodeQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decodeBody = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuoted(body).toString('utf8');
  return body;
};

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : decodeQuoted(coded.replaceAll('_', ' ')).toString('utf8'),
    );

const splitHead = (part: string): [head: string, body: string] => {
  const end = /\r?\n\r?\n/.exec(part);
  return end ? [part.slice(0, end.index), part.slice(end.index + end[0].length)] : [part, ''];
};

const textOf = (source: string): string => {
  const [head, body] = splitHead(source);
  const boundary = /boundary="?([^";]+)"?/i.exec(headerOf(head, 'Content-Type'))?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => part.replace(/^\r?\n/, '')) : [source];
  for (const part of parts) {
    const [partHead, partBody] = splitHead(part);
    if (headerOf(partHead, 'Content-Type').startsWith('text/plain'))
      return decodeBody(partBody, headerOf(partHead, 'Content-Transfer-Encoding').toLowerCase());
  }
  return '';
};

/** All mails that have come to an address so far, oldest first. */
export const readMails = (folder: string, to: string): Mail[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map(
      (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { to: string[]; source: string },
    )
    .filter((mail) => mail.to.includes(to))
    .map(({ source }) => ({
      subject: decodeWords(headerOf(splitHead(source)[0], 'Subject')),
      text: textOf(source),
    }));

/** All links of a mail, in their order. */
export const linksIn = (mail: Pick<Mail, 'text'>): string[] =>
  [...mail.text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([url]) => url);

/** The first link of a mail whose path ends or begins so, e.g. `/activate?`. */
export const linkIn = (mail: Pick<Mail, 'text'>, part: string): string => {
  const link = linksIn(mail).find((url) => url.includes(part));
  if (!link) throw new Error(`no link with ${part} in the mail:\n${mail.text}`);
  return link;
};
