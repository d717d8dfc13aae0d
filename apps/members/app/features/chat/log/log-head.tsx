import { Button, KitLink, space } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { machineErrorMessage } from '../../../frame/errors/refusals.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import type { ChatView } from '../first-view/chat-view.ts';
import type { Chat } from '../engine/use-chat.ts';
import { chatMessages } from '../first-view/messages.ts';
import { PlainOlder } from '../without-script/plain-parts.ts';
import { sameFields } from './same-fields.ts';

const headOf = (view: ChatView) => ({
  isWithheld: view.historyHidden && !view.hasOlder,
  mayLoad: view.offers.includes('older.requested') || view.loadingOlder,
  isLoading: view.loadingOlder,
  errorCode: view.olderErrorCode,
  oldest: view.hasOlder && !view.ready ? view.messages[0]?.seq : undefined,
});

/** What stands above the oldest message. */
export const LogHead = ({ chat }: { readonly chat: Chat }) => {
  const { isWithheld, mayLoad, isLoading, errorCode, oldest } = useView(chat, headOf, sameFields);
  return (
    <>
      {isWithheld ? (
        <p className="chat-log__note">
          <FormattedMessage {...chatMessages.hidden} />
          {space}
          <KitLink href="/premium">
            <FormattedMessage {...chatMessages.premium} />
          </KitLink>
        </p>
      ) : null}
      <noscript>{PlainOlder && oldest !== undefined ? <PlainOlder oldest={oldest} /> : null}</noscript>
      {mayLoad ? (
        <Button
          look="outline"
          className="chat-log__older"
          busy={isLoading}
          onClick={() => chat.send({ type: 'older.requested' })}
        >
          <FormattedMessage {...(errorCode ? frameMessages.tryAgain : chatMessages.older)} />
        </Button>
      ) : null}
      {errorCode ? (
        <p className="chat-log__note" role="alert">
          <FormattedMessage {...machineErrorMessage(errorCode)} />
        </p>
      ) : null}
    </>
  );
};
