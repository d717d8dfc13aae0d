import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text, textIn } from '../browser/texts.ts';
import { choose, expectStep, fillAccount, newAccount, saveStep, skipStep } from '../signup/signup-steps.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('signup goes on in another language, and the next day', async ({ page, watch, context }) => {
  await visit({ page, watch }, '/signup');
  await fillAccount(page, newAccount());
  await expectStep(page, 'signup.photo');
  await skipStep(page);
  await choose(page, 'profile-field.gender', 'profile-field.gender.female');
  await saveStep(page);
  await expectStep(page, 'signup.location');
  await page.getByLabel(text('profile-field.city')).fill('Whitby');

  await visit({ page, watch }, '/de/signup');
  await expect(
    page.getByRole('heading', { name: textIn('de', 'signup.location'), exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel(textIn('de', 'profile-field.city'))).toHaveValue('Whitby');
  await page.close();

  const tomorrow = await context.newPage();
  await tomorrow.clock.install({ time: Date.now() + dayMs });
  await tomorrow.goto('/signup');
  await tomorrow.waitForLoadState();
  await expectStep(tomorrow, 'signup.location');
  await expect(tomorrow.getByLabel(text('profile-field.city'))).toHaveValue('Whitby');
});

test('the way back leads to a conversation as it is by now, and to nothing once one has logged out', async ({
  page,
  watch,
  openSeat,
}) => {
  await becomeMember(page.request);
  const other = await openSeat();
  const { id } = await becomeMember(other.page.request);
  await call(page.request, 'chatSend', { body: { member: id, kind: 'text', text: 'Good morning' } });
  await visit({ page, watch }, `/members/${id}/chat`);
  await expect(page.getByRole('main').getByText('Good morning')).toBeVisible();
  await visit({ page, watch }, '/pricing');
  // As a paid order sends what had been refused.
  await call(page.request, 'chatSend', { body: { member: id, kind: 'text', text: 'One more thing' } });
  await page.goBack();
  await settled({ page, watch });
  await expect(page.getByRole('main').getByText('One more thing').first()).toBeVisible();
  await visit({ page, watch }, '/pricing');
  await call(page.request, 'logout');
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Good morning')).toHaveCount(0);
});

test.describe('on a phone, for an account that a partner made', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the reminder to confirm comes as a modal, and as an alert once it was put away', async ({
    page,
    watch,
  }) => {
    await visit({ page, watch }, '/signup');
    await fillAccount(page, newAccount());
    await expectStep(page, 'signup.photo');
    await visit({ page, watch }, '/members');
    await expect(page.getByText(text('frame.activation.title'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await visit({ page, watch }, '/complete-signup');
    await visit({ page, watch }, '/members');
    const modal = page.getByRole('dialog', { name: text('frame.activation.title'), exact: true });
    await expect(modal).toBeVisible();
    await modal.getByRole('button', { name: text('frame.close'), exact: true }).click();
    await expect(modal).toHaveCount(0);
    await expect(page.getByText(text('frame.activation.title'))).toBeVisible();
    await page.reload();
    await settled({ page, watch });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
