import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MemberActResult } from '../../../parts/profile/member-act-result.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { useLike } from './use-like.tsx';

const done: MemberActResult = { match: false, refused: null, blocked: false };
const tooMany: MemberActResult = { ...done, refused: { code: 'too_many_requests', params: {} } };

const Heart = () => {
  const { isLiked, Form, fields } = useLike({ id: 'grace', liked: false, actKey: 'key' });
  return (
    <Form method="post" action="/">
      {fields}
      <button type="submit" aria-pressed={isLiked}>
        Like
      </button>
    </Form>
  );
};

/** A heart, what it has sent, and how to answer the last of that. */
const renderHeart = async () => {
  const sent: string[] = [];
  let answer: (result: MemberActResult) => void = () => undefined;
  renderPage(<Heart />, {
    action: async ({ request }) => {
      const form = await request.formData();
      sent.push(`${String(form.get('intent'))} ${String(form.get('key'))}`);
      return new Promise<MemberActResult>((resolve) => (answer = resolve));
    },
  });
  const button = await screen.findByRole('button');
  const press = async () => {
    const before = sent.length;
    fireEvent.click(button);
    await waitFor(() => expect(sent.length).toBe(before + 1));
  };
  const pressed = () => button.getAttribute('aria-pressed');
  return { sent, press, pressed, answer: (result: MemberActResult) => act(async () => answer(result)) };
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
