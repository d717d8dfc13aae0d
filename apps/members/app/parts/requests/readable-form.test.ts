// @vitest-environment node
import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/route-arguments.ts';
import { refuseUnreadableForms } from './readable-form.ts';

const posted = (headers: Record<string, string>, body?: string) =>
  outcomeOf(async () => {
    const request = new Request('http://localhost/login', {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
    });
    if (body === undefined) request.headers.delete('content-type');
    refuseUnreadableForms({ request });
    return Object.fromEntries(await request.formData());
  });

const multipart = 'multipart/form-data; boundary=x';

it.each([
  [{ 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }, 'a=b', { a: 'b' }],
  [
    { 'content-type': multipart },
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    { a: 'b' },
  ],
  [{ 'content-type': 'application/json' }, '{}', 415],
  [{ 'content-type': 'text/plain' }, 'a=b', 415],
  [{ 'content-type': multipart }, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', 400],
  [{ 'content-type': 'multipart/form-data' }, 'a', 400],
  [{}, undefined, 400],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, `a=${'b'.repeat(65_537)}`, 413],
  [
    { 'content-type': 'application/x-www-form-urlencoded' },
    `a=${'b'.repeat(65_536)}`,
    { a: 'b'.repeat(65_536) },
  ],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, 'a=b&'.repeat(100), { a: 'b' }],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, 'a=b&'.repeat(101), 413],
])('a post of %o is read or refused by its own status', async (headers, body, outcome) => {
  expect(await posted(headers as Record<string, string>, body)).toEqual(outcome);
});

it('calls a visitor who has gone no sender of a bad form', async () => {
  const gone = new AbortController();
  const request = new Request('http://localhost/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    // Goes in the middle of the form.
    body: new ReadableStream({
      pull: (body) => {
        gone.abort();
        body.error(gone.signal.reason);
      },
    }),
    signal: gone.signal,
    duplex: 'half',
  } as RequestInit);
  refuseUnreadableForms({ request });
  await expect(request.formData()).rejects.toThrow('abort');
});
