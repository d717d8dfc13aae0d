import '../features/signup/signup.scss';
import { loadTexts } from '@vesper/i18n/react';
import { SignupPage } from '../features/signup/signup-page.tsx';
import { actOnSignup, loadSignup } from '../features/signup/flow/signup-server.ts';
import { membersContext } from '../load-context.ts';
import { readPublicProfile } from '../parts/profile/public-profile.ts';
import type { Route } from './+types/member-signup.ts';

export { shouldRevalidate } from './signup.tsx';

export const handle = {
  texts: ['login', 'login-field', 'profile-field', 'refusal-field', 'signup', 'signup-activation'],
};
await loadTexts(...handle.texts);

/** The address with the member as who gets the first message. */
const withReceiver = (url: URL, id: string): URL => {
  const asked = new URL(url);
  asked.searchParams.set('to', id);
  return asked;
};

/** Entry page of a member: signup, and a first message to that member (readings, "Names of routes"). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const members = context.get(membersContext);
  // Who is signed in already goes on with the steps, whoever the address names.
  const person = members.user ? undefined : await readPublicProfile(members.api, params.id);
  return loadSignup(members, withReceiver(url, params.id), person);
};

export const action = ({ context, params, request, url }: Route.ActionArgs) =>
  actOnSignup(context.get(membersContext), request, withReceiver(url, params.id));

export default function MemberSignup({ loaderData, actionData }: Route.ComponentProps) {
  return <SignupPage start={loaderData} refused={actionData} />;
}
