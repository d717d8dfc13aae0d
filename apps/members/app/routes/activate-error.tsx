import { loadTexts } from '@vesper/i18n/react';
import { data } from 'react-router';
import { ActivationError } from '../features/signup/activation-error.tsx';
import { membersContext } from '../load-context.ts';
import { actResult } from '../parts/forms/act-result.ts';
import { actStatus } from '../parts/forms/act-status.ts';
import type { Route } from './+types/activate-error.ts';

export const handle = { texts: ['login', 'refusal-account', 'refusal-field', 'signup', 'signup-activation'] };
await loadTexts(...handle.texts);

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const { api } = context.get(membersContext);
  const result = await actResult(form, () => api.call('activateResend'));
  return data(result, { status: actStatus(result) });
};

export default function ActivateError({ actionData }: Route.ComponentProps) {
  return <ActivationError result={actionData} />;
}
