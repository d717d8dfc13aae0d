import type { ChatEvent, OutboxItem } from '@vesper/domain';
import { Button, MessageBubble } from '@vesper/ui';
import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { machineErrorMessage } from '../../../../frame/errors/refusals.ts';
import { fileRefusalOf } from './file-refusal-of.ts';
import { MessageFace } from '../message-face.tsx';
import { senderMessages } from '../../first-view/sender-messages.ts';
import { chatMessages } from '../../first-view/messages.ts';
import { offlineMessages } from '../../offline-messages.ts';

export interface UnsentMessageProps {
  readonly item: OutboxItem;
  /** The other member's. */
  readonly name: string;
  /** What it answers. */
  readonly quote: ReactNode;
  readonly mayRetry: boolean;
  /** There is no network, and it waits for nothing else. */
  readonly isOffline: boolean;
  /** Can be taken back before there is one. */
  readonly mayRecall: boolean;
  /** It waits for credits or for Premium, which is said at the composer: here it has only not been sent yet. */
  readonly isShort: boolean;
  /** Writing was refused, now or on an earlier visit: what waits behind the refused message can be taken back as well. */
  readonly isHeld: boolean;
  readonly send: (event: ChatEvent) => void;
}

/** An own message that is not in the conversation yet: on its way, failed, or waiting for its sender's confirmation. */
export const UnsentMessage = memo(
  ({ item, name, quote, mayRetry, isOffline, mayRecall, isShort, isHeld, send }: UnsentMessageProps) => {
    const intl = useIntl();
    // Nobody was asked: it has not failed, it has only not gone out yet.
    const isFailed = item.state === 'failed' && !isOffline;
    const state = item.state === 'waiting' || isOffline ? 'waiting' : isFailed ? 'failed' : 'sending';
    // Why it failed stands at the composer, or, of its file, in the message itself.
    const fileRefusal = fileRefusalOf(item.errorCode);
    const labels = {
      waiting: isOffline ? offlineMessages.state : chatMessages.stateWaiting,
      sending: chatMessages.stateSending,
      failed: chatMessages.stateUnpaid,
    };
    const stateLabel =
      isFailed && !isShort && !fileRefusal
        ? intl.formatMessage(chatMessages.stateFailed, {
            reason: intl.formatMessage(machineErrorMessage(item.errorCode), { name }),
          })
        : intl.formatMessage(labels[state]);
    const { clientId } = item;
    const takeAway = (event: ChatEvent): void => {
      send(event);
      // The button goes with its message: what is written next, or was taken back, stands in the field.
      document.querySelector<HTMLElement>('.composer__field')?.focus();
    };
    return (
      <MessageBubble
        own
        senderLabel={intl.formatMessage(senderMessages(item.content.kind).you)}
        state={state}
        quote={quote}
        stateLabel={stateLabel}
        actions={
          mayRecall ? (
            <Button look="quiet" onClick={() => takeAway({ type: 'message.recalled', clientId })}>
              <FormattedMessage {...offlineMessages.recall} />
            </Button>
          ) : isFailed || (item.state === 'queued' && isHeld) ? (
            <div className="cluster">
              {isFailed && mayRetry && !isShort ? (
                <Button look="outline" onClick={() => send({ type: 'message.retried', clientId })}>
                  <FormattedMessage {...chatMessages.retry} />
                </Button>
              ) : null}
              <Button look="quiet" onClick={() => takeAway({ type: 'message.discarded', clientId })}>
                <FormattedMessage {...chatMessages.discard} />
              </Button>
            </div>
          ) : null
        }
      >
        <MessageFace content={item.content} clientId={clientId} fileRefusal={fileRefusal} />
      </MessageBubble>
    );
  },
);
UnsentMessage.displayName = 'UnsentMessage';
