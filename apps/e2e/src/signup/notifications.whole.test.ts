import { expect, test, visit } from '../browser/journey.ts';
import { call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { expectStep, fillAccount, newAccount, skipStep } from './signup-steps.ts';

test('every step can be skipped, and the account is there all the same', async ({ page, watch }) => {
  const account = newAccount();
  await visit({ page, watch }, '/signup');
  await fillAccount(page, account);
  for (const title of ['signup.photo', 'signup.about', 'signup.location', 'signup.details', 'signup.push']) {
    await expectStep(page, title);
    await skipStep(page);
  }
  await expectStep(page, 'signup.inbox');
  const { user } = await call(page.request, 'user');
  expect(user).toMatchObject({ email: account.email, status: 'not_confirmed' });
  expect(user?.profile).toMatchObject({ about_me: '', city: '', interests: [], main_image: null });
  await page.getByRole('link', { name: text('signup.inbox.search') }).click();
  await expect(page.getByText(text('frame.activation.title'))).toBeVisible();
});

test.describe('with notifications allowed', () => {
  test.use({ permissions: ['notifications'] });

  test('the push step registers the worker, which shows what is pushed', async ({ page, watch, context }) => {
    // A test browser's window is private, and such windows get no subscription; everything up to it works.
    watch.allow(/Push API in incognito/);
    await visit({ page, watch }, '/signup');
    await fillAccount(page, newAccount());
    for (const title of ['signup.photo', 'signup.about', 'signup.location', 'signup.details']) {
      await expectStep(page, title);
      await skipStep(page);
    }
    await expectStep(page, 'signup.push');
    await page.getByRole('button', { name: text('signup.push.accept'), exact: true }).click();
    const scope = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? '');
    await expect.poll(scope).toContain('/sw.js?v=');

    const session = await context.newCDPSession(page);
    let registrationId = '';
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId =
        registrations.findLast(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
    });
    await session.send('ServiceWorker.enable');
    await expect.poll(() => registrationId).not.toBe('');
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (await registration?.getNotifications())?.map(({ title }) => title) ?? [];
      });
    // The browser's tools are not the push service: what they hand over is sometimes dropped. News of one address replace
    // each other, so that the same one pushed again is still one.
    await expect(async () => {
      await session.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId,
        data: JSON.stringify({ title: 'Lars has written', body: 'Hello', url: '/chats' }),
      });
      await expect.poll(shown, { timeout: 5000 }).toEqual(['Lars has written']);
    }).toPass({ timeout: 30_000 });
  });
});
