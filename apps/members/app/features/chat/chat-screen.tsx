import { AlertBanner } from '@vesper/ui';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOwnId, useSession } from '@vesper/session';
import { frameMessages } from '../../frame/messages.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import type { ChatAnswer } from './first-view/chat-answer.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatNotices } from './notices/chat-notices.tsx';
import { Composer } from './composer/composer.tsx';
import { LaterChatPerson } from './person/later-chat-person.tsx';
import { MessageLog } from './log/message-log.tsx';
import { useChat } from './engine/use-chat.ts';
import { useView } from '../../parts/engine/use-later-actor.ts';
import { useLeaveChat } from './first-view/use-leave-chat.ts';
import { ReportPlace } from './safety/report/report-place.tsx';
import { useNamed } from './first-view/use-peer-name.ts';

export interface ChatScreenProps {
  readonly first: ChatAnswer;
  readonly formKey: string;
  /** What a post without script was refused with, and the text that was typed. */
  readonly refused?: { readonly code: string; readonly text: string } | undefined;
}

/** One conversation. */
export const ChatScreen = ({ first, formKey, refused }: ChatScreenProps) => {
  const { message_cost: cost } = first;
  const nameOf = useNamed();
  const named = useMemo(() => nameOf(first.profile), [nameOf, first.profile]);
  const ownId = useOwnId() ?? '';
  const leave = useLeaveChat(named.id);
  const chat = useChat(first, ownId, () => void leave());
  const isOver = useView(chat, (view) => view.isOver);
  // Without network nobody knows who else is here, and after a block it is not for the other one to know.
  const isOnline = useSession((state) => state.online);
  const peer = useMemo(
    () => (isOnline && !isOver ? named : { ...named, online: false, ...(isOver && { main_image: null }) }),
    [isOver, isOnline, named],
  );
  const conversationId = useView(chat, (view) => view.conversationId);
  const hasOlder = useView(chat, (view) => view.hasOlder);
  return (
    <ReportPlace chat={chat} peer={peer}>
      <div className="chat">
        <ChatHeader peer={peer} conversationId={conversationId} known={first} formKey={formKey} />
        <MessageLog chat={chat} peer={peer} cost={cost}>
          {peer.fictional && !hasOlder ? (
            <AlertBanner tone="info">
              <FormattedMessage {...frameMessages.fictionalWarning} />
            </AlertBanner>
          ) : null}
        </MessageLog>
        <div className="chat__foot">
          {peer.deleted ? (
            <AlertBanner>
              <FormattedMessage {...errorMessage('member_not_available')} />
            </AlertBanner>
          ) : (
            <>
              <ChatNotices chat={chat} name={peer.name} cost={cost} postRefusal={refused?.code} />
              {/* Where nothing can be written any more, no field asks for it. */}
              {isOver ? null : (
                <Composer chat={chat} peer={peer} cost={cost} formKey={formKey} refusedText={refused?.text} />
              )}
            </>
          )}
        </div>
        {peer.deleted || isOver ? null : <LaterChatPerson peer={peer} line={first.line} />}
      </div>
    </ReportPlace>
  );
};
