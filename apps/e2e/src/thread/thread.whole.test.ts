import { pictureFile } from '../browser/picture.ts';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { call, findFictional, findTestMember, lars, testPassword, waitForMail } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { bubble, chatLog, messageField, sendMessage, typingMark } from '../chat/chat-page.ts';
import { chooseBundle, endPayment, payByCard } from '../payment/pay-page.ts';
import { choose, expectStep, fillAccount, newAccount, saveStep, skipStep } from '../signup/signup-steps.ts';
import { linkIn } from '../world/read-mail.ts';

test('a visitor becomes a member, finds someone, they chat live, and she becomes premium', async ({
  page,
  watch,
  openSeat,
  nobody,
}) => {
  // The whole product by two people, some hundred steps: a guard as in playwright.config.ts, for what is twice as long.
  test.setTimeout(240_000);
  const visitor = newAccount({ name: 'Judith' });
  const other = await openSeat();

  await test.step('from the home page through signup', async () => {
    await visit({ page, watch }, '/');
    await expect(
      page.getByRole('heading', { level: 1, name: text('home.title'), exact: true }),
    ).toBeVisible();
    await page
      .getByRole('link', { name: text('signup-invitation.start') })
      .first()
      .click();
    await expectStep(page, 'signup.title');
    await settled({ page, watch });
    await fillAccount(page, visitor);

    await expectStep(page, 'signup.photo');
    await page.getByLabel(text('signup.photo.choose')).setInputFiles(pictureFile());
    await saveStep(page);

    await expectStep(page, 'signup.about');
    await choose(page, 'profile-field.gender', 'profile-field.gender.female');
    await choose(page, 'profile-field.sought', 'profile-field.sought.male');
    await choose(page, 'profile-field.sexuality', 'profile-field.sexuality.hetero');
    await saveStep(page);

    await expectStep(page, 'signup.location');
    await page.getByLabel(text('profile-field.country')).selectOption('GB');
    await page.getByLabel(text('profile-field.region'), { exact: true }).selectOption('GB-LND');
    await page.getByLabel(text('profile-field.city')).fill('London');
    await saveStep(page);

    await expectStep(page, 'signup.details');
    await page
      .getByLabel(text('profile-field.about-me'))
      .fill('I walk, I read, and I laugh at my own jokes.');
    await choose(page, 'profile-field.interests', 'profile-interest.walking');
    await saveStep(page);

    await expectStep(page, 'signup.push');
    await skipStep(page);

    await expectStep(page, 'signup.inbox');
    await expect(page.getByText(visitor.email, { exact: true })).toBeVisible();
  });

  await test.step('the mail arrives and its link confirms', async () => {
    const mail = await waitForMail(visitor.email);
    expect(mail.subject).toBe(text('mail.activation.subject', { site: 'Vesper' }));
    expect(mail.text).toContain(text('mail.activation.title', { name: visitor.name }));
    await visit({ page, watch }, linkIn(mail, '/activate?'));
    await expect(
      page.getByRole('heading', { name: text('signup-activation.title'), exact: true }),
    ).toBeVisible();
    // A scanner that opens the link has confirmed nothing.
    expect((await call(page.request, 'user')).user?.status).toBe('not_confirmed');
    await page.getByRole('button', { name: text('signup-activation.submit'), exact: true }).click();
    await expect(
      page.getByRole('heading', { name: text('signup-activation.done.title'), exact: true }),
    ).toBeVisible();
    await expect(page.getByText(text('signup-activation.done.text', { credits: 3 }))).toBeVisible();
    await page.getByRole('link', { name: text('signup-activation.done.action') }).click();
  });

  await test.step('she finds Lars by gender, age, country and region', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
    ).toBeVisible();
    await settled({ page, watch });
    await page
      .locator('summary')
      .filter({ hasText: text('search.filter') })
      .click();
    const form = page.getByRole('search');
    await form.getByLabel(text('search.gender')).selectOption('male');
    await form.getByLabel(text('search.age.min')).selectOption('54');
    await form.getByLabel(text('search.age.max')).selectOption('58');
    await form.getByLabel(text('search.real-only')).check();
    await form.getByLabel(text('profile-field.country')).selectOption('NL');
    await expect(form.getByLabel(text('profile-field.region.province'))).toBeVisible();
    await form.getByLabel(text('profile-field.country')).selectOption(lars.country);
    await form.getByLabel(text('profile-field.region'), { exact: true }).selectOption(lars.region);
    await form.getByRole('button', { name: text('search.submit'), exact: true }).click();
    await expect(page).toHaveURL(/region=GB-LND/);
    await expect(
      page.getByRole('status').filter({ hasText: text('search.count', { count: 1 }) }),
    ).toBeVisible();
    await page.getByRole('link', { name: lars.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: lars.name })).toBeVisible();
  });

  await test.step('Lars logs in and looks at his messages', async () => {
    await visit(other, '/login');
    await other.page.getByLabel(text('login-field.email')).fill(lars.email);
    await other.page.getByLabel(text('login-field.password'), { exact: true }).fill(testPassword);
    await other.page
      .getByRole('main')
      .getByRole('button', { name: text('login.submit'), exact: true })
      .click();
    await expect(
      other.page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
    ).toBeVisible();
    await other.page.getByRole('link', { name: text('frame.nav.messages') }).click();
    await expect(
      other.page.getByRole('heading', { level: 1, name: text('chat-list.title'), exact: true }),
    ).toBeVisible();
    await settled(other);
  });

  await test.step('she likes him, and he sees it without a reload', async () => {
    const before = other.page.getByRole('link', { name: text('frame.nav.likes') });
    await page.getByRole('button', { name: text('likes-button.like'), exact: true }).click();
    await expect(page.getByRole('button', { name: text('likes-button.unlike'), exact: true })).toBeVisible();
    // Lars has six new likes from the demo world already: hers is one more.
    await expect(before).toContainText(text('frame.nav.new-likes', { count: 7 }));
  });

  await test.step('they write to each other live', async () => {
    await page.getByRole('link', { name: text('profile-page.message') }).click();
    await settled({ page, watch });
    await sendMessage(page, lars.name, 'Good evening Lars, how was the concert?');
    const hers = bubble(page, 'how was the concert?');
    // His page is open, at his conversations.
    await expect(hers).toContainText(text('chat.state.received'));

    const row = other.page.getByRole('link').filter({ hasText: visitor.name });
    await expect(row).toContainText('how was the concert?');
    await expect(row).toContainText(text('chat-list.unread', { count: 1 }));
    await row.click();
    await expect(bubble(other.page, 'how was the concert?')).toBeVisible();
    // What marks as read is part of what comes after the page.
    await settled(other);
    await expect(hers).toContainText(text('chat.state.read'));

    await messageField(other.page, visitor.name).pressSequentially('It was lovely, ');
    await expect(typingMark(page, lars.name)).toBeVisible();
    await sendMessage(other.page, visitor.name, 'thank you for asking!');
    await expect(bubble(page, 'It was lovely, thank you for asking!')).toBeVisible();
    await expect(typingMark(page, lars.name)).toBeHidden();
    await expect(bubble(other.page, 'thank you for asking!')).toContainText(text('chat.state.read'));
  });

  await test.step('the third conversation is refused and explained', async () => {
    const hugo = await findTestMember(nobody, 'Hugo');
    await visit({ page, watch }, `/members/${hugo.id}/chat`);
    await sendMessage(page, hugo.name, 'Hello Hugo');
    await expect(bubble(page, 'Hello Hugo')).toContainText(text('chat.state.sent'));

    watch.allow(/status of 402/);
    const stefan = await findTestMember(nobody, 'Stefan');
    await visit({ page, watch }, `/members/${stefan.id}/chat`);
    await sendMessage(page, stefan.name, 'Hello Stefan');
    const alert = page.getByRole('alert').filter({ hasText: text('chat.limit') });
    await expect(alert).toContainText(text('chat.limit.text', { limit: 2 }));
    await expect(bubble(page, 'Hello Stefan')).toBeVisible();
    expect((await call(page.request, 'user')).user?.credits).toBe(1);
  });

  const model = await findFictional(nobody, { photos: 3 });

  await test.step('locked photos say what opens them', async () => {
    await visit({ page, watch }, `/members/${model.id}`);
    const locked = page.getByRole('button', { name: text('profile-page.photo.locked') });
    await expect(locked).toHaveCount(model.photos.length - 1);
    await locked.first().click();
    const notice = page.getByRole('dialog', { name: text('profile-page.premium.title'), exact: true });
    await notice.getByRole('link', { name: text('frame.nav.premium') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: text('premium.title'), exact: true }),
    ).toBeVisible();
  });

  await test.step('she buys a bundle at the payment provider', async () => {
    await settled({ page, watch });
    await chooseBundle(page, 25);
    // Nothing leads away from paying, and what was refused goes out with it.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(
      page.getByRole('checkbox', {
        name: text('payment-order.send-message', { name: 'Stefan', cost: 1 }),
        exact: true,
      }),
    ).toBeChecked();
    await payByCard(page);
    await endPayment(page, 'paid');
    await expect(
      page.getByRole('heading', { name: text('payment-status.completed'), exact: true }),
    ).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(text('payment-status.completed.text', { credits: 25 }));
    // One of three credits was left; the message that waited took one of the 25.
    await expect.poll(async () => (await call(page.request, 'user')).user?.credits).toBe(25);
    await expect(main).toContainText(text('payment-status.completed.spent', { credits: 1 }));
    await expect(main).toContainText(text('payment.balance', { credits: 25 }));
    await expect(page.getByText(text('payment-status.photos-open'))).toBeVisible();
    await expect(page.getByText(text('payment-status.sent', { name: 'Stefan' }))).toBeVisible();
    await page.getByRole('link', { name: text('payment-status.back') }).click();
    await expect(bubble(page, 'Hello Stefan')).toHaveCount(1);
    await expect(bubble(page, 'Hello Stefan')).toContainText(text('chat.state.sent'));
    await settled({ page, watch });
  });

  await test.step('as a premium member she sees all photos and writes to whom she likes', async () => {
    await visit({ page, watch }, `/members/${model.id}`);
    await expect(page.getByRole('button', { name: text('profile-page.photo.locked') })).toHaveCount(0);
    const navigation = page.getByRole('navigation', { name: text('frame.nav') });
    await expect(navigation.getByRole('link', { name: text('frame.nav.credits') })).toBeVisible();
    await expect(navigation.getByRole('link', { name: text('frame.nav.premium') })).toHaveCount(0);
    const second = page.getByRole('button', {
      name: text('profile-page.photo.alt', { number: 2, name: model.name }),
      exact: true,
    });
    await second.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        second.getByRole('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await second.click();
    const viewer = page.getByRole('dialog', {
      name: text('photos-viewer.of', { name: model.name }),
      exact: true,
    });
    await expect(
      viewer.getByRole('img', { name: text('profile-page.photo.alt', { number: 2, name: model.name }) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);

    const stefan = await findTestMember(nobody, 'Stefan');
    // Most of the messages that bring her to ten credits; the last two are written in the page.
    for (let written = 0; written < 14; written += 1)
      await call(page.request, 'chatSend', {
        body: { member: stefan.id, kind: 'text', text: `Line ${written}` },
      });
    await visit({ page, watch }, `/members/${stefan.id}/chat`);
    await sendMessage(page, stefan.name, 'At last!');
    await expect(bubble(page, 'At last!')).toContainText(text('chat.state.sent'));
    await expect(chatLog(page).getByText('Line 0', { exact: true })).toBeVisible();
    await navigation.getByRole('link', { name: text('frame.nav.messages') }).click();
    await expect(navigation.getByRole('link', { name: text('frame.nav.credits') })).toContainText(
      text('frame.nav.credits-left', { count: 10 }),
    );
  });

  await test.step('Lars sees her gold badge', async () => {
    await other.page.reload();
    await expect(other.page.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible();
    await expect(other.page.getByRole('img', { name: text('frame.premium-member') }).first()).toBeVisible();
  });
});
