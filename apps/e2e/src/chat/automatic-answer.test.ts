import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, findFictional } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { bubble, chatLog, sendMessage, typingMark } from './chat-page.ts';

test('an automatic answerer answers live, types before, and is labelled everywhere', async ({
  page,
  watch,
  nobody,
}) => {
  const me = await becomeMember(page.request);
  const automatic = await findFictional(nobody, { automatic: true });
  const label = `${text('frame.fictional')}, ${text('frame.automatic')}`;

  await visit({ page, watch }, `/members?country=GB&gender=${automatic.gender}`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: automatic.name, exact: true }) });
  await expect(card.getByText(label)).toBeVisible();
  await card.getByRole('link', { name: automatic.name }).click();
  // Once, at the name; what it means stands in the foot and above the first message.
  await expect(page.getByRole('main').getByText(label)).toHaveCount(1);
  await expect(page.getByRole('main').getByText(label)).toBeVisible();

  await visit({ page, watch }, `/members/${automatic.id}/chat`);
  // In the head, and beside the conversation.
  await expect(page.getByRole('main').getByText(label)).toHaveCount(2);
  await expect(chatLog(page).getByText(text('frame.fictional-warning'))).toBeVisible();
  await sendMessage(page, automatic.name, 'Is anybody there?');
  await expect(typingMark(page, automatic.name)).toBeVisible();
  const answer = text('demo.answer.first', { name: me.name });
  await expect(bubble(page, answer)).toBeVisible();
  await expect(typingMark(page, automatic.name)).toBeHidden();
  await expect(bubble(page, 'Is anybody there?')).toContainText(text('chat.state.read'));

  await page
    .getByRole('navigation', { name: text('frame.nav') })
    .getByRole('link', { name: text('frame.nav.messages') })
    .click();
  // In the list, and on a desk with the faces beside it as well.
  const links = page.getByRole('main').getByRole('link').filter({ hasText: automatic.name });
  await expect(links.first()).toContainText(label);
});
