import type { CallBody } from '@vesper/contract';
import { grantTransfer, normalizeUsername } from '@vesper/domain';
import { signupForm } from '@vesper/testing';
import { browserName } from '../session/browser-name.ts';
import { deviceCookie } from '../session/known-devices.ts';
import { hashPassword } from '../password/password-hash.ts';
import { sessionCookie } from '../session/session.ts';
import { postTransfer } from '../credits/posting-repository.ts';
import { openAccount } from '../credits/repository.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { hashSecret, newId, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { refreshSearchProfile } from '../member/search-profile/search-profile-repository.ts';
import type { Site } from '../site/site-directory.ts';

type Form = CallBody<'signup'>;
type Profile = Pick<
  CallBody<'profileUpdate'>,
  'gender' | 'sexuality' | 'search_gender' | 'country' | 'region' | 'interests'
>;

export interface MemberOptions {
  /** What the signup would have asked; the first message of a newcomer needs the signup itself. */
  readonly form?: Partial<Omit<Form, 'signup_message' | 'receiver'>>;
  readonly profile?: Profile;
}

/** Who a member is and where, unless a test says otherwise. */
export const somewhere = {
  gender: 'female',
  sexuality: 'hetero',
  search_gender: 'male',
  country: 'NL',
  region: 'NL-UT',
} as const;

const sessionSeconds = 30 * 24 * 3600;
const deviceSeconds = 365 * 24 * 3600;
/** What `inject` says it is. */
const userAgent = 'lightMyRequest';

const writeSession = async (services: Services, trx: Trx, member: string): Promise<Map<string, string>> => {
  const jar = new Map([
    [sessionCookie, newSecret()],
    [deviceCookie, newSecret()],
  ]);
  const now = dateOf(services.clock);
  const common = { member_id: member, created_at: now };
  await trx
    .insertInto('sessions')
    .values({
      ...common,
      id: newId(),
      token_hash: hashSecret(jar.get(sessionCookie) ?? ''),
      expires_at: secondsFromNow(services.clock, sessionSeconds),
      remembered: true,
      ...browserName(userAgent),
      last_seen_at: now,
    })
    .execute();
  await trx
    .insertInto('known_devices')
    .values({
      ...common,
      token_hash: hashSecret(jar.get(deviceCookie) ?? ''),
      expires_at: secondsFromNow(services.clock, deviceSeconds),
    })
    .execute();
  return jar;
};

const writeRows = async (
  services: Services,
  trx: Trx,
  site: Site,
  { form, passwordHash, profile }: { form: Form; passwordHash: string; profile: Profile },
): Promise<string> => {
  const id = newId();
  const now = dateOf(services.clock);
  await trx
    .insertInto('members')
    .values({
      id,
      site_id: site.id,
      email: form.email,
      name: normalizeUsername(form.name),
      password_hash: passwordHash,
      status: 'active',
      language: form.language,
      birth_date: form.date_of_birth,
      gender: null,
      sexuality: null,
      search_gender: null,
      country: null,
      tracking: JSON.stringify(form.tracking ?? {}),
      signup_at: now,
      confirmed_at: now,
      last_seen_at: now,
      ...profile,
    })
    .execute();
  await openAccount(trx, site.id, id);
  const credits = site.rules.signupCredits;
  if (credits > 0)
    await postTransfer(
      services,
      trx,
      site.id,
      grantTransfer({ id: newId(), memberId: id, credits, reference: `signup:${id}` }),
    );
  await refreshSearchProfile(trx, id);
  return id;
};

/**
 * Writes a confirmed member of the test site with a profile and a session, as the signup, the mailed link and the profile
 * form leave one (`member-rows.test.ts` compares them), without their five calls. The mail that confirmed the address is
 * not there.
 * @returns the cookies of the member's browser, which is a known one
 */
export const writeMember = async (
  services: Services,
  { form = {}, profile = somewhere }: MemberOptions,
): Promise<{ id: string; email: string; jar: Map<string, string> }> => {
  const filled = signupForm(form);
  const passwordHash = await hashPassword(services, filled.password);
  const site = await services.sites.findByHost('localhost', true);
  if (!site) throw new Error('there is no test site');
  return inTransaction(services.db, async (trx) => {
    const id = await writeRows(services, trx, site, { form: filled, passwordHash, profile });
    return { id, email: filled.email, jar: await writeSession(services, trx, id) };
  });
};
