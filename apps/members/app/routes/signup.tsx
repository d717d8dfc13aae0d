import '../features/signup/signup.scss';
import { loadTexts } from '@vesper/i18n/react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { SignupPage } from '../features/signup/signup-page.tsx';
import { actOnSignup, loadSignup } from '../features/signup/flow/signup-server.ts';
import { membersContext } from '../load-context.ts';
import type { Route } from './+types/signup.ts';

export const handle = {
  texts: ['login', 'login-field', 'profile-field', 'refusal-field', 'signup', 'signup-activation'],
};
await loadTexts(...handle.texts);

export const loader = ({ context, url }: Route.LoaderArgs) => loadSignup(context.get(membersContext), url);

export const action = ({ context, request, url }: Route.ActionArgs) =>
  actOnSignup(context.get(membersContext), request, url);

/**
 * Steps that the machine takes need nothing from the server; only a plain form's answer does. Another form of the page is none: read
 * anew after that, a step would lose what is in it.
 */
export const shouldRevalidate = ({
  formAction,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href ||
  (formAction !== undefined && new URL(formAction, currentUrl).pathname === currentUrl.pathname);

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  return <SignupPage start={loaderData} refused={actionData} />;
}
