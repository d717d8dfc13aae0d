import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import { FormattedMessage } from 'react-intl';
import { chatMessages } from '../first-view/messages.ts';
import { useMessageText } from './message-text.ts';

export interface ArrivalProps {
  readonly message: ChatMessage;
  readonly peer: Pick<MemberCard, 'name'>;
}

/** What is read out of a message that has just arrived. */
export const Arrival = ({ message, peer }: ArrivalProps) => (
  <FormattedMessage {...chatMessages.arrived} values={{ name: peer.name, text: useMessageText()(message) }} />
);
