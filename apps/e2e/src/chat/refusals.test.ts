import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findTestMember } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { bubble, sendMessage } from './chat-page.ts';

test('a free member starts two conversations, not three; answering stays possible', async ({
  page,
  watch,
  openSeat,
  nobody,
}) => {
  watch.allow(/status of 402/);
  await becomeMember(page.request);
  for (const name of ['Bert', 'Dirk']) {
    const member = await findTestMember(nobody, name);
    await call(page.request, 'chatSend', { body: { member: member.id, kind: 'text', text: 'Hello' } });
  }
  const third = await findTestMember(nobody, 'Hugo');
  await visit({ page, watch }, `/members/${third.id}/chat`);
  await sendMessage(page, third.name, 'And hello to you');
  const alert = page.getByRole('alert').filter({ hasText: text('chat.limit') });
  await expect(alert).toContainText(text('chat.limit.text', { limit: 2 }));
  await expect(alert.getByRole('link', { name: text('chat.shortage.action') })).toBeVisible();
  // Said once, at the composer: the message itself only waits, and would be refused again.
  const unsent = bubble(page, 'And hello to you');
  await expect(unsent).toContainText(text('chat.state.unpaid'));
  await expect(unsent.getByRole('button', { name: text('chat.retry') })).toHaveCount(0);
  await expect(unsent.getByRole('button', { name: text('chat.discard') })).toBeVisible();
  // Known from then on before anything is written.
  const fourth = await findTestMember(nobody, 'Nils');
  await visit({ page, watch }, `/members/${fourth.id}/chat`);
  await expect(page.getByText(text('chat.limit'))).toBeVisible();
  await expect(page.getByText(text('chat.limit.more'))).toBeVisible();

  // Somebody else writes: answering takes none of the two.
  const other = await openSeat();
  const writer = await becomeMember(other.page.request, { name: 'Wilhelmina' });
  const me = (await call(page.request, 'user')).user;
  await call(other.page.request, 'chatSend', {
    body: { member: me?.id ?? '', kind: 'text', text: 'May I?' },
  });
  await visit({ page, watch }, `/members/${writer.id}/chat`);
  await sendMessage(page, writer.name, 'You may');
  await expect(bubble(page, 'You may')).toContainText(text('chat.state.sent'));
});

test('without credits nothing is sent, and what was written stays', async ({ page, watch, nobody }) => {
  watch.allow(/status of 402/);
  await becomeMember(page.request);
  const member = await findTestMember(nobody, 'Frank');
  for (const line of ['One', 'Two', 'Three'])
    await call(page.request, 'chatSend', { body: { member: member.id, kind: 'text', text: line } });
  await visit({ page, watch }, `/members/${member.id}/chat`);
  await expect(page.getByText(text('chat.cost', { cost: 1, credits: 0 }))).toBeVisible();
  await sendMessage(page, member.name, 'Four, with feeling');
  const alert = page.getByRole('alert').filter({ hasText: text('chat.shortage') });
  await expect(alert).toContainText(text('chat.shortage.text', { cost: 1, credits: 0 }));
  await expect(bubble(page, 'Four, with feeling')).toContainText(text('chat.state.unpaid'));
  // Once more would be refused again: it leads on instead, and keeps what is written.
  await sendMessage(page, member.name, 'Five');
  const wayOn = alert.getByRole('link', { name: text('chat.shortage.action') });
  await expect(wayOn).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('Five');
  await wayOn.click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('payment.title'), exact: true }),
  ).toBeVisible();
});

test('a member who blocked somebody cannot be seen or written to any more', async ({
  page,
  watch,
  openSeat,
}) => {
  watch.allow(/status of (402|403|410)/);
  const me = await becomeMember(page.request);
  const other = await openSeat();
  const blocker = await becomeMember(other.page.request, { name: 'Adelheid' });
  await call(page.request, 'chatSend', { body: { member: blocker.id, kind: 'text', text: 'Hello' } });
  await visit({ page, watch }, `/members/${blocker.id}/chat`);
  await visit(other, `/members/${me.id}`);
  await other.page.getByRole('button', { name: text('trust.block', { name: me.name }), exact: true }).click();
  const question = other.page.getByRole('dialog');
  await question.getByRole('button', { name: text('trust.block.confirm'), exact: true }).click();
  await expect(
    other.page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();
  await visit({ page, watch }, `/members/${blocker.id}`);
  await expect(
    page.getByRole('heading', {
      name: text('refusal.blocked_by_member', { name: blocker.name }),
      exact: true,
    }),
  ).toBeVisible();
  // Who has blocked reads that of her own pages, and is led to where it is taken back.
  other.watch.allow(/status of 403/);
  for (const path of [`/members/${me.id}/chat`, `/members/${me.id}`]) {
    await visit(other, path);
    await expect(
      other.page.getByRole('heading', { name: text('refusal.blocked_by_you'), exact: true }),
    ).toBeVisible();
  }
  await other.page.getByRole('link', { name: text('frame.blocked-people') }).click();
  await expect(
    other.page.getByRole('button', { name: text('trust-blocked.unblock-of', { name: me.name }) }),
  ).toBeVisible();
});
