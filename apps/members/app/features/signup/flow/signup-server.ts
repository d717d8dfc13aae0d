import type { Api } from '@vesper/api-client';
import type { MemberCard, User } from '@vesper/contract';
import {
  emptyAccountForm,
  emptyPersonalForm,
  isPartSaid,
  type Locale,
  localePath,
  type PersonalForm,
  type SignupReceiver,
  splitLocale,
} from '@vesper/domain';
import { data, redirect } from 'react-router';
import type { MembersContext } from '../../../load-context.ts';
import { refusalOf } from '../../../frame/errors/refusal-of.ts';
import { refusalStatus } from '../../../parts/forms/act-status.ts';
import { loginPathFor, personOf, queryOfWanted, wantedOf } from '../../../parts/login/wanted.ts';
import { readRegions } from '../../../parts/profile/region/region-choice.ts';
import { soughtOf } from '../../../parts/profile/sought.ts';
import { profileOf, readAccount, readPersonal, signupOf } from './signup-fields.ts';
import type { SignupStart, SignupTracking } from './signup-start.ts';
import { isPlainStep, nextPlainStep, previousPlainStep, type SignupView } from './signup-view.ts';

const trackingNames = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

const trackingOf = (query: URLSearchParams): SignupTracking =>
  Object.fromEntries(
    trackingNames.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );

const cardOf = async (api: Api, id: string | null): Promise<MemberCard | null> => {
  if (!id) return null;
  // Who may not be seen by visitors, or is gone, is nobody to write to; signup goes on without.
  const answer = await api.call('profile', { query: { id } }).catch(() => null);
  return answer && answer.profile;
};

/** What a member has said so far; visitors nothing. */
const savedOf = (user: User | null): PersonalForm => {
  if (!user) return emptyPersonalForm;
  const { gender, sexuality, country, region, city, about_me, interests } = user.profile;
  const search_gender = soughtOf(user.profile);
  return { gender, sexuality, search_gender, country: country ?? '', region, city, about_me, interests };
};

const personalParts = ['about', 'location', 'details'] as const;

/**
 * What a signup page starts from; members who have confirmed have nothing left to do here.
 * @param known who the address names, where the page has read them already
 */
export const loadSignup = async (
  { api, settings, user }: MembersContext,
  url: URL,
  known?: MemberCard,
): Promise<SignupStart> => {
  const { pathname, searchParams: query } = url;
  const { locale } = splitLocale(pathname);
  const wanted = wantedOf(query);
  if (user && user.status !== 'not_confirmed') throw redirect(localePath(locale, wanted.next ?? '/members'));
  const asked = query.get('step');
  const step = user ? (isPlainStep(asked) ? asked : 'photo') : 'step0';
  const country = user?.profile.country ?? settings.geoip_selected_country;
  const [person, regions] = await Promise.all([
    user ? null : (known ?? cardOf(api, personOf(wanted))),
    readRegions(api, user ? country : null),
  ]);
  const saved = savedOf(user);
  const view: SignupView = {
    step,
    account: emptyAccountForm,
    personal: saved,
    fields: {},
    refusal: null,
    saving: false,
    photoSaved: user !== null && user.profile.main_image !== null,
    said: personalParts.filter((part) => isPartSaid(part, saved)),
    photoShare: null,
    resent: query.has('resent'),
    refusals: 0,
    resumed: false,
  };
  const today = new Date().toISOString().slice(0, 10);
  const [next, login] = [wanted.next, loginPathFor(wanted)];
  const receiver: SignupReceiver | null =
    person && person.id === wanted.receiver
      ? { id: person.id, name: person.name, fictional: person.fictional }
      : null;
  const { reason } = wanted;
  return {
    step,
    receiver,
    person,
    reason,
    next,
    login,
    regions,
    tracking: trackingOf(query),
    today,
    view,
  };
};

/** Whether somebody is logged in afterwards; on sites that keep accounts to themselves nobody is. */
const createAccount = async (
  api: Api,
  form: FormData,
  query: URLSearchParams,
  locale: Locale,
): Promise<boolean> => {
  const body = signupOf(readAccount(form), {
    receiver: wantedOf(query).receiver,
    language: locale,
    tracking: trackingOf(query),
  });
  // Each post of the plain form is an act of its own; the duplicate address is what stops a second account.
  const { user } = await api.call('signup', { body, key: crypto.randomUUID() });
  return user !== null;
};

const saveStep = async (api: Api, step: string, form: FormData): Promise<void> => {
  if (step === 'photo') {
    const photo = form.get('photo');
    if (!(photo instanceof File) || photo.size === 0) return;
    const upload = new FormData();
    upload.set('photo', photo);
    await api.call('photoAdd', { form: upload, key: crypto.randomUUID() });
  } else if (step === 'about' || step === 'location' || step === 'details') {
    const personal = { ...emptyPersonalForm, ...readPersonal(form, step) };
    await api.call('profileUpdate', { body: profileOf(step, personal) });
  } else if (step === 'checkInbox') await api.call('activateResend');
};

/** The posts of the plain forms: each does its step and leads to the next; a refusal shows the form again with what was typed. */
export const actOnSignup = async ({ api }: MembersContext, request: Request, url: URL) => {
  const { locale, path } = splitLocale(url.pathname);
  const form = await request.formData();
  const step = String(form.get('step') ?? 'step0');
  const intent = String(form.get('intent') ?? 'submit');
  const goTo = (next: string, more: Record<string, string> = {}) => {
    const query = queryOfWanted(wantedOf(url.searchParams)) ?? new URLSearchParams();
    for (const [name, value] of Object.entries({ step: next, ...more })) query.set(name, value);
    return redirect(localePath(locale, `${path}?${query.toString()}`));
  };
  const plain = isPlainStep(step) ? step : 'photo';
  if (step !== 'step0' && intent === 'skip') return goTo(nextPlainStep(plain));
  if (step !== 'step0' && intent === 'back') return goTo(previousPlainStep(plain));
  try {
    if (step !== 'step0') await saveStep(api, step, form);
    else if (!(await createAccount(api, form, url.searchParams, locale)))
      // Nobody is logged in, so that there is no other step: the mail says how to go on.
      return data({ step: 'mailed' as const, account: { ...readAccount(form), password: '' } });
  } catch (error) {
    const { code, params, fields } = refusalOf(error);
    const typed = step === 'step0' ? { ...readAccount(form), password: '' } : undefined;
    const said = plain === 'photo' || plain === 'checkInbox' ? undefined : readPersonal(form, plain);
    const status = refusalStatus(code);
    return data({ refusal: { code, params }, fields, account: typed, personal: said }, { status });
  }
  if (step === 'step0') return goTo('photo');
  return step === 'checkInbox' ? goTo('checkInbox', { resent: '' }) : goTo(nextPlainStep(plain));
};
