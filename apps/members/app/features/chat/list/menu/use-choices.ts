import { useSession, useSessionHandle } from '@vesper/session';
import { useIntl } from 'react-intl';
import { useRefusalToast, useToasts } from '../../../../frame/errors/toasts.tsx';
import { browserApi } from '../../../../frame/start/browser-api.ts';
import { choiceMessages } from './choice-messages.ts';

/** What the member has chosen for a conversation. */
export interface ChatChoices {
  readonly archived: boolean;
  readonly muted: boolean;
}

/** What is on its way, by conversation and choice: pressed again meanwhile, also from a menu that is opened anew, it is one act. */
const underWay = new Set<string>();

/** Which of the two is turned over. */
export type Choice = keyof ChatChoices;

const said = (choice: Choice, { archived, muted }: ChatChoices) => {
  if (choice === 'muted') return muted ? choiceMessages.muted : choiceMessages.unmuted;
  if (!archived) return choiceMessages.unarchived;
  return muted ? choiceMessages.archivedMuted : choiceMessages.archived;
};

/**
 * A conversation's choices as they are by now, and how to turn one over. What comes of it is told live, to this page as to the
 * member's others.
 * @param known as the page was told them
 */
export const useChoices = (conversation: string, name: string, known: ChatChoices) => {
  const intl = useIntl();
  const session = useSessionHandle();
  const toasts = useToasts();
  const showRefusal = useRefusalToast();
  const choices = useSession((state) => state.choices?.[conversation]) ?? known;

  const turn = async (choice: Choice): Promise<void> => {
    const act = `${conversation} ${choice}`;
    if (underWay.has(act)) return;
    underWay.add(act);
    const next = { ...choices, [choice]: !choices[choice] };
    try {
      const body = { conversation, [choice]: next[choice] };
      await (await browserApi(session)).call('chatUpdate', { body });
      session.update({ choices: { ...session.getSnapshot().choices, [conversation]: next } });
      session.request({ type: 'lists.requested' });
      toasts.add(intl.formatMessage(said(choice, next), { name }), 'success');
    } catch (error) {
      showRefusal(error);
    }
    underWay.delete(act);
  };
  return { choices, turn };
};
