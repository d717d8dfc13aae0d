import { expect, type Seat, settled, test, visit } from '../browser/journey.ts';
import { becomeMember } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { fill, logOutElsewhere, press, refusal, sectionOf } from '../browser/forms.ts';

/** A phone that holds passkeys and always finds its owner's finger. */
const addAuthenticator = async ({ page, context }: Pick<Seat, 'page' | 'context'>): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test('a passkey is added, logs in, and is removed', async ({ page, context, watch }) => {
  watch.allow(/status of (401|422)/);
  const { password } = await becomeMember(page.request);
  await addAuthenticator({ page, context });
  await visit({ page, watch }, '/notifications/security');
  const section = sectionOf(page, 'passkeys.title');
  await fill(section, 'passkeys.name', 'My old phone');
  await fill(section, 'login-field.password.again', 'not my password');
  await press(section, 'passkeys.add');
  await expect(refusal(page)).toContainText(text('refusal-account.password_wrong'));
  await fill(section, 'login-field.password.again', password);
  await press(section, 'passkeys.add');
  await expect(section.getByText(text('passkeys.done'))).toBeVisible();
  await expect(section.getByText('My old phone')).toBeVisible();

  await logOutElsewhere(page);
  await visit({ page, watch }, '/login?next=%2Fnotifications%2Fsecurity');
  await press(page, 'login-ways.passkey');
  await expect(
    page.getByRole('heading', { level: 1, name: text('notifications-rooms.security'), exact: true }),
  ).toBeVisible();
  await settled({ page, watch });

  await section.getByText(text('passkeys.remove'), { exact: true }).first().click();
  await fill(section.getByRole('listitem'), 'login-field.password.again', password);
  await press(section.getByRole('listitem'), 'passkeys.remove');
  await expect(section.getByText(text('passkeys.none'))).toBeVisible();
  await logOutElsewhere(page);
  await visit({ page, watch }, '/login');
  await press(page, 'login-ways.passkey');
  await expect(page.getByText(text('refusal-account.passkey_failed'))).toBeVisible();
});
