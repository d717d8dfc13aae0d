import '../features/chat/chat.scss';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import type { Route } from './+types/chat.ts';
import { ChatScreen } from '../features/chat/chat-screen.tsx';
import { chatMessages } from '../features/chat/first-view/messages.ts';
import { useNamed } from '../features/chat/first-view/use-peer-name.ts';
import { actOnChat } from '../features/chat/without-script/chat-act.ts';
import { olderIn, useLeaveOlder } from '../features/chat/without-script/older-page.ts';
import { membersContext } from '../load-context.ts';
import { refusalStatus } from '../parts/forms/act-status.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { refusalOf } from '../frame/errors/refusal-of.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['chat', 'chat-list'] };
await loadTexts(...handle.texts);

/** `/chats/:id` is a conversation by its id, `/members/:id/chat` by the other member. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const isById = splitLocale(url.pathname).path.startsWith('/chats/');
  const query = isById ? { conversation: params.id } : { member: params.id };
  const before = olderIn(url);
  const range = before === null ? {} : { before: String(before) };
  const first = await api.call('chat', { query: { ...query, ...range } }).catch(throwRefusal);
  return { first, before, formKey: newKey() };
};

/** A message sent without script, or what else a conversation's forms ask for; with script the conversation's machine does it. */
export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const form = await request.formData();
  const text = String(form.get('text') ?? '');
  const { api } = context.get(membersContext);
  const body = { member: String(form.get('member') ?? ''), kind: 'text' as const, text };
  try {
    const act = await actOnChat(api, form);
    if (act && !act.stays) return redirect(localePath(splitLocale(url.pathname).locale, '/chats'));
    if (!act) await api.call('chatSend', { key: String(form.get('key') ?? ''), body });
  } catch (error) {
    const { code } = refusalOf(error);
    return data({ code, text }, { status: refusalStatus(code) });
  }
  return redirect(url.pathname);
};

export default function Chat({ loaderData: { first, before, formKey }, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { name } = useNamed()(first.profile);
  useLeaveOlder(before);
  return (
    <>
      <PageTitle>{intl.formatMessage(chatMessages.chatWith, { name })}</PageTitle>
      <ChatScreen
        key={`${first.profile.id} ${before}`}
        first={first}
        formKey={formKey}
        refused={actionData}
      />
    </>
  );
}
