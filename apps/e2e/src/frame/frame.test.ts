import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findFictional, lars, logIn } from '../browser/people.ts';
import { text, textIn } from '../browser/texts.ts';
import { fillAccount, newAccount } from '../signup/signup-steps.ts';
import { holdsModule } from '../world/built-files.ts';

test.describe('a first visit', () => {
  test.use({ entryWarning: true });

  test('the entry warning is met once, and neither Escape nor the backdrop skips it', async ({
    page,
    watch,
    world,
  }) => {
    await visit({ page, watch }, '/');
    const warning = page.getByRole('dialog', {
      name: text('site-entry.title', { name: 'Vesper' }),
      exact: true,
    });
    await expect(warning).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: text('site-entry.enter', { age: 18 }), exact: true }).click();
    await expect(warning).toBeHidden();
    await visit({ page, watch }, '/login');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(page.url()).toBe(`${world.address}/login`);
  });

  test('who does not want to come in leaves', async ({ page, watch }) => {
    await visit({ page, watch }, '/');
    await page.getByRole('link', { name: text('site-entry.leave'), exact: true }).click();
    await expect(page).toHaveURL('about:blank');
  });
});

test('text size, colours and contrast change at once, without a reload, and stay', async ({
  page,
  watch,
}) => {
  await visit({ page, watch }, '/login');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const bodySize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  expect(await bodySize()).toBe(18);
  const menu = page.getByRole('banner').locator('summary').first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '100%' }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '200%' })).toBeChecked();
  expect(await bodySize()).toBe(36);
  await page.getByRole('radio', { name: text('frame.appearance.theme.dark') }).check({ force: true });
  await page.getByRole('radio', { name: text('frame.appearance.contrast.high') }).check({ force: true });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe('rgb(0, 0, 0)');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.reload();
  expect(await bodySize()).toBe(36);
  expect(await background()).toBe('rgb(0, 0, 0)');
});

test('without script the choice is a form, and the page comes back as it was chosen', async ({
  openSeat,
}) => {
  const { page } = await openSeat({ javaScriptEnabled: false });
  await page.goto('/login?next=%2Fchats');
  await page.getByRole('banner').locator('summary').first().click();
  await page.getByRole('radio', { name: '150%' }).check({ force: true });
  await page.getByRole('button', { name: text('frame.appearance.save'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fchats$/);
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '150');
});

test('another language keeps what was typed, but no password', async ({ page, watch }) => {
  await visit({ page, watch }, '/login');
  await page.getByLabel(text('login-field.email')).fill('somebody@example.org');
  await page.getByLabel(text('login-field.password'), { exact: true }).fill('a secret of mine');
  await page.getByRole('banner').locator('summary').nth(1).click();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/nl\/login$/);
  await expect(page.getByLabel(textIn('nl', 'login-field.email'))).toHaveValue('somebody@example.org');
  await expect(page.getByLabel(textIn('nl', 'login-field.password'), { exact: true })).toHaveValue('');
});

test('signup opens over the page and is not lost by a slip', async ({ page, watch }) => {
  await visit({ page, watch }, '/');
  // Sent before it has come, the form would go on as a page (the next journey).
  const isMachine = holdsModule('apps/members/app/features/signup/flow/signup-flow.ts');
  const machine = page.waitForResponse((response) => isMachine(new URL(response.url())));
  await page
    .getByRole('link', { name: text('signup-invitation.start') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: text('signup.title'), exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // Nothing typed yet: Escape closes it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: text('signup-invitation.start') }).first()).toBeFocused();

  await page
    .getByRole('link', { name: text('signup-invitation.start') })
    .first()
    .click();
  const account = newAccount();
  await dialog.getByLabel(text('signup.email')).fill(account.email);
  await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  await expect(dialog.getByLabel(text('signup.email'))).toHaveValue(account.email);
  // It has come; on a busy machine it has not run by then.
  await page.evaluate(
    async (url) => {
      await import(url);
      await new Promise((resolve) => requestIdleCallback(resolve));
    },
    (await machine).url(),
  );
  await fillAccount(page, account);
  await expect(dialog.getByRole('heading', { name: text('signup.photo'), exact: true })).toBeVisible();
});

test('a signup that is sent before its script has come goes on as a page, with nothing over it', async ({
  page,
  watch,
}) => {
  await visit({ page, watch }, '/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(holdsModule('apps/members/app/features/signup/flow/signup-flow.ts'), async (route) => {
    await released;
    await route.continue();
  });
  await page
    .getByRole('link', { name: text('signup-invitation.start') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fillAccount(page, newAccount());
  await expect(
    page.getByRole('heading', { level: 1, name: text('signup.photo'), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await settled({ page, watch });
});

test('a hint that was put away stays away', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/members');
  const hint = page.getByText(text('alerts.photo.title'));
  await expect(hint).toBeVisible();
  await page
    .getByRole('button', { name: text('frame.close'), exact: true })
    .first()
    .click();
  await expect(hint).toBeHidden();
  await visit({ page, watch }, '/chats');
  await expect(hint).toBeHidden();
});

test('a match is shown in full, and only after the seconds that the address asks for', async ({
  page,
  watch,
  openSeat,
}) => {
  const other = await openSeat();
  const me = await becomeMember(page.request);
  const you = await becomeMember(other.page.request, { name: `Match${Date.now() % 1_000_000}` });
  await call(other.page.request, 'like', { body: { member: me.id } });
  await visit({ page, watch }, `/members/${you.id}?t=2`);
  const overlay = page.getByRole('dialog', { name: text('likes-match.title'), exact: true });
  const start = Date.now();
  await page.getByRole('button', { name: text('likes-button.like'), exact: true }).click();
  await expect(overlay).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(2000);
  await overlay
    .getByRole('button', { name: text('frame.view-profile', { name: you.name }), exact: true })
    .first()
    .click();
  await expect(overlay).toBeHidden();
});

test('the page says when the network is gone, and when it is back', async ({ page, watch, context }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visit({ page, watch }, '/login');
  const banner = page.getByRole('alert').filter({ hasText: text('frame.offline') });
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  // A tap stays on the page instead of leading to the browser's own error.
  await page
    .getByRole('main')
    .getByRole('link', { name: text('login.signup') })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: text('login.title'), exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('the installed app has a way back where the browser has none', async ({
  page,
  watch,
  context,
  nobody,
}) => {
  // As Safari says it of an app on the home screen; the other browsers' media query cannot be set from here.
  await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await becomeMember(page.request);
  const fictional = await findFictional(nobody);
  await visit({ page, watch }, '/chats');
  const back = page.getByRole('banner').getByRole('button', { name: text('frame.back'), exact: true });
  await expect(back).toBeHidden();
  await visit({ page, watch }, `/members/${fictional.id}`);
  await back.click();
  await expect(page).toHaveURL(/\/chats$/);
});

test('a page that is older than the server loads itself anew, once', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|dynamically|preload|reading 'default'|module/i);
  await visit({ page, watch }, '/');
  await page.evaluate(() => Object.assign(window, { isOlder: true }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // As after a release: the files of the next screen are gone.
  const next = holdsModule(
    'apps/members/app/routes/login.tsx',
    'libs/ui/src/forms/text-field/text-field.tsx',
    'libs/ui/src/forms/form-errors/form-errors.tsx',
  );
  await page.route(next, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: text('home.have-account') }).click();
  await expect.poll(() => loads).toBeGreaterThan(0);
  // The first page again, alive; a page that kept loading itself would never be. Its loading has a limit of its own, as
  // wherever a journey opens a page: on a busy machine it takes as long as all that `settled` waits for.
  await page.waitForFunction(() => !('isOlder' in window));
  await page.waitForLoadState();
  await settled({ page, watch });
  expect(loads).toBeLessThanOrEqual(2);

  // The files are gone for good: within the minute no further page is loaded, and the screen says that it failed.
  const before = loads;
  await page.getByRole('link', { name: text('home.have-account') }).click();
  await expect(page.getByRole('button', { name: text('frame.try-again'), exact: true })).toBeVisible();
  expect(loads).toBe(before);
});

test('who blocks the browser’s storage meets no error, on a page loaded anew either', async ({
  page,
  watch,
  context,
}) => {
  // The access alone throws, as where a browser is set to keep nothing.
  await context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  // What goes wrong fails every journey at its end (`watch`).
  await visit({ page, watch }, '/login');
  await page.reload();
  await settled({ page, watch });
  await page
    .getByRole('main')
    .getByRole('link', { name: text('login.signup') })
    .click();
  await expect(page.getByRole('heading', { name: text('signup.title'), exact: true }).first()).toBeVisible();
  await settled({ page, watch });
});

test('a page that is loaded anew begins where it was left', async ({ page, watch }) => {
  await visit({ page, watch }, '/pricing');
  await page.evaluate(() => scrollTo(0, 240));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(240);
  await settled({ page, watch });
  expect(await page.evaluate(() => scrollY)).toBe(240);
});

test('the whole top bar works by keyboard', async ({ page, watch }) => {
  await visit({ page, watch }, '/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('frame.skip') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('frame.nav.home', { name: 'Vesper' }) })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '100%' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/login$/);
});

test('a member’s entry page leads to signup with a first message to that member', async ({
  page,
  watch,
  nobody,
}) => {
  const fictional = await findFictional(nobody);
  await visit({ page, watch }, `/members/${fictional.id}/landing`);
  await expect(page.getByText(text('profile-page.landing.fictional'))).toBeVisible();
  await page.getByRole('link', { name: text('signup-invitation.start') }).click();
  const dialog = page.getByRole('dialog');
  const title = text('signup.title.message', { name: fictional.name });
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(dialog.getByLabel(text('signup.message', { name: fictional.name }))).toBeVisible();
  await visit({ page, watch }, `/members/${fictional.id}/signup`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('an address that is nothing is not found, for members as for visitors', async ({
  page,
  watch,
  nobody,
}) => {
  watch.allow(/404/);
  for (const path of ['/nothing-here', '/nl/nothing-here', '/de-DE'])
    expect((await nobody.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  await logIn(page.request, lars.email);
  for (const path of ['/nothing-here', '/nl/nothing-here', '/de-DE']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
  }
  await visit({ page, watch }, '/nothing-here');
  await expect(page.getByRole('heading', { level: 1, name: text('frame.not-found') })).toBeVisible();
});
