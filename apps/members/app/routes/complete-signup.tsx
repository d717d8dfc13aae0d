import '../features/signup/signup.scss';
import { loadTexts } from '@vesper/i18n/react';
import { useEffect } from 'react';
import { SignupPage } from '../features/signup/signup-page.tsx';
import { actOnSignup, loadSignup } from '../features/signup/flow/signup-server.ts';
import { membersContext } from '../load-context.ts';
import { noteApiSignup } from '../notices/alerts/api-signup.ts';
import type { Route } from './+types/complete-signup.ts';

export { shouldRevalidate } from './signup.tsx';

export const handle = {
  texts: ['login', 'login-field', 'profile-field', 'refusal-field', 'signup', 'signup-activation'],
};
await loadTexts(...handle.texts);

export const loader = ({ context, url }: Route.LoaderArgs) => loadSignup(context.get(membersContext), url);

export const action = ({ context, request, url }: Route.ActionArgs) =>
  actOnSignup(context.get(membersContext), request, url);

/** Where accounts made by a lander or partner go on (readings, "Names of routes"). */
export default function CompleteSignup({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(noteApiSignup, []);
  return <SignupPage start={loaderData} refused={actionData} />;
}
