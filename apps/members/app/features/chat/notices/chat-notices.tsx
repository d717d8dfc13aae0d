import { useSession } from '@vesper/session';
import { AlertBanner } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { EngineFailure } from '../../../frame/start/engine-failure.tsx';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { chatMessages } from '../first-view/messages.ts';
import { LaterLimits, LaterReload } from '../later-with-engine.tsx';
import type { Chat } from '../engine/use-chat.ts';
import { useStandingRefusal } from './use-standing-refusal.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';

interface NoticesProps {
  readonly chat: Chat;
  readonly name: string;
  readonly cost: number;
  /** The code that a post without script was refused with. */
  readonly postRefusal?: string | undefined;
}

/** What stands between the messages and the composer: why writing does not work, and what helps. */
export const ChatNotices = ({ chat, name, cost, postRefusal }: NoticesProps) => {
  const { send } = chat;
  const mayReload = useView(chat, (view) => view.offers.includes('history.retried'));
  const mayDismiss = useView(chat, (view) => view.offers.includes('alert.dismissed'));
  const isUnconfirmed = useSession((state) => state.user?.status === 'not_confirmed');
  const heldCost = useView(chat, (view) => view.heldCost);
  const refusal = useStandingRefusal(chat, cost, postRefusal);
  // What stands above says that there is no network: until there is, no step of these would help.
  const isOnline = useSession((state) => state.online);
  const code = isOnline ? refusal.code : null;
  const dismiss = mayDismiss ? () => send({ type: 'alert.dismissed' }) : null;
  return (
    <div className="chat-notices">
      {isUnconfirmed && isOnline ? (
        <AlertBanner>
          <FormattedMessage {...chatMessages.unconfirmed} />
        </AlertBanner>
      ) : null}
      <EngineFailure of={chat} />
      {mayReload ? <LaterReload send={send} /> : null}
      {code === 'not_enough_credits' || code === 'free_conversation_limit' ? (
        <LaterLimits
          code={code}
          cost={cost}
          heldCost={heldCost}
          isAhead={refusal.isAhead}
          onDismiss={dismiss}
        />
      ) : code ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(code)} values={{ name }} />
        </AlertBanner>
      ) : null}
    </div>
  );
};
