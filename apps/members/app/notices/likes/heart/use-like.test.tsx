import type { SessionRequest } from '@vesper/session';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { MemberActResult } from '../../../parts/profile/member-act-result.ts';
import { standInForDialogs } from '../../../testing/dialogs.ts';
import { aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { takeBackMessages } from './take-back-messages.ts';
import { useLike } from './use-like.tsx';
import { useToasts } from '../../../frame/errors/toasts.tsx';

beforeEach(standInForDialogs);

const done: MemberActResult = { match: false, refused: null, blocked: false };
const tooMany: MemberActResult = { ...done, refused: { code: 'too_many_requests', params: {} } };

interface HeartProps {
  readonly liked: boolean;
  readonly likesMe: boolean;
  readonly isOwnPage: boolean;
}

const Heart = (props: HeartProps) => {
  const { isLiked, Form, fields, onSubmit, question } = useLike({
    id: 'grace',
    name: 'Grace',
    ...props,
    actKey: 'key',
  });
  return (
    <Form method="post" action="/" onSubmit={onSubmit}>
      {fields}
      {question}
      <button type="submit" aria-pressed={isLiked}>
        Like
      </button>
    </Form>
  );
};

/** A heart, what it has sent, and how to answer the last of that. */
const renderHeart = async (liked = false, likesMe = false, isOwnPage = false) => {
  const sent: string[] = [];
  const session = aSession();
  const wanted: SessionRequest[] = [];
  session.attach({
    request: (one) => void wanted.push(one),
    userChanged: () => undefined,
    stop: () => undefined,
  });
  let answer: (result: MemberActResult) => void = () => undefined;
  renderPage(<Heart liked={liked} likesMe={likesMe} isOwnPage={isOwnPage} />, {
    session,
    action: async ({ request }) => {
      const form = await request.formData();
      sent.push(`${String(form.get('intent'))} ${String(form.get('key'))}`);
      return new Promise<MemberActResult>((resolve) => (answer = resolve));
    },
  });
  const button = await screen.findByRole('button', { name: 'Like' });
  const press = async () => {
    const before = sent.length;
    fireEvent.click(button);
    await waitFor(() => expect(sent.length).toBe(before + 1));
  };
  const pressed = () => button.getAttribute('aria-pressed');
  return {
    sent,
    wanted,
    button,
    press,
    pressed,
    answer: (result: MemberActResult) => act(async () => answer(result)),
  };
};

it('likes once more under a key of its own, however fast it is pressed', async () => {
  const { sent, press, pressed, answer } = await renderHeart();
  await press();
  await press();
  await press();
  expect(sent.map((one) => one.split(' ')[0])).toEqual(['like', 'unlike', 'like']);
  expect(new Set(sent.map((one) => one.split(' ')[1])).size).toBe(3);
  await answer(done);
  expect(pressed()).toBe('true');
});

it('goes back to what was the case when an act is refused', async () => {
  const { press, pressed, answer } = await renderHeart();
  await press();
  await answer(tooMany);
  await waitFor(() => expect(pressed()).toBe('false'));
  await press();
  await answer(done);
  await press();
  expect(pressed()).toBe('false');
  await answer(tooMany);
  await waitFor(() => expect(pressed()).toBe('true'));
});

const answerWith = async (message: keyof typeof takeBackMessages) =>
  act(async () => fireEvent.click(await screen.findByText(text(takeBackMessages[message]))));

it('asks before it takes back what is a match, and only then', async () => {
  const { sent, button, pressed, answer } = await renderHeart(true, true);
  fireEvent.click(button);
  await screen.findByText(text(takeBackMessages.text, { name: 'Grace' }));
  await answerWith('keep');
  expect(screen.queryByText(text(takeBackMessages.title))).toBeNull();
  expect([sent, pressed()]).toEqual([[], 'true']);
  fireEvent.click(button);
  await answerWith('confirm');
  await waitFor(() => expect(sent).toEqual(['unlike key-grace-0']));
  await answer(done);
  expect(pressed()).toBe('false');
  // Given again it ends nothing.
  fireEvent.click(button);
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('asks once the like has become a match on this page, and not where the other has not answered', async () => {
  const { sent, button, press, answer } = await renderHeart();
  await press();
  await answer(done);
  await press();
  await answer(done);
  await press();
  await answer({ ...done, match: true });
  expect(sent).toHaveLength(3);
  fireEvent.click(button);
  await screen.findByText(text(takeBackMessages.title));
  expect(sent).toHaveLength(3);
});

it('believes the answer to a like, and not the page, of whether the other likes the member', async () => {
  const { sent, button, press, pressed, answer } = await renderHeart(false, true);
  await press();
  await answer(done);
  expect(pressed()).toBe('true');
  fireEvent.click(button);
  await waitFor(() => expect(sent.map((one) => one.split(' ')[0])).toEqual(['like', 'unlike']));
  expect(screen.queryByText(text(takeBackMessages.title))).toBeNull();
});

it.each([
  ['member_not_found', true, 0],
  ['blocked_by_member', true, 0],
  ['too_many_requests', true, 1],
  ['member_not_found', false, 1],
])(
  'says why it is refused where the page does not say it itself: %s, own page %s',
  async (code, isOwnPage, said) => {
    const toasts = renderHook(useToasts).result.current;
    for (const { id } of toasts.getSnapshot()) toasts.remove(id);
    const { press, pressed, answer } = await renderHeart(false, false, isOwnPage);
    await press();
    await answer({ ...done, refused: { code, params: { name: 'Grace' } } });
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(toasts.getSnapshot()).toHaveLength(said);
  },
);

it.each([
  ['member_not_found', true],
  ['blocked_by_member', true],
  ['too_many_requests', false],
])('has the lists read anew where its member is gone: %s', async (code, isRead) => {
  const { press, answer, wanted } = await renderHeart();
  await press();
  await answer({ ...done, refused: { code, params: { name: 'Grace' } } } as MemberActResult);
  expect(wanted).toEqual(isRead ? [{ type: 'lists.requested' }] : []);
});
