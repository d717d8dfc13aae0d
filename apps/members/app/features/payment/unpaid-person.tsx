import type { UnpaidMessage } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { CheckboxField, FictionalMark, PersonNote } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../frame/fictional-label.ts';
import { frameMessages } from '../../frame/messages.ts';
import { usePictures } from '../../frame/picture.ts';
import { LaterKindFace } from '../../parts/chat/later-kind-face.tsx';
import { paymentMessages } from './messages.ts';

export interface UnpaidPersonProps {
  readonly profile: UnpaidMessage['profile'];
  readonly size?: 'normal' | 'large';
  /** What is said names them already. */
  readonly isNamed?: boolean;
  readonly children: ReactNode;
}

/** Whom a refused message is for, with picture and labels, and what becomes of it. */
export const UnpaidPerson = ({ profile, isNamed = false, children, ...note }: UnpaidPersonProps) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const mark = profile.fictional ? (
    <FictionalMark
      label={fictionalLabel}
      automaticLabel={profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
    />
  ) : null;
  return (
    <PersonNote
      picture={thumb(profile.main_image)}
      name={isNamed ? undefined : profile.name}
      mark={mark}
      {...note}
    >
      {children}
    </PersonNote>
  );
};

/** Whether one of the two has blocked the other since the page came: then nothing is sent any more, and nobody shown. */
const useIsGone = ({ id }: UnpaidMessage['profile']): boolean => useSession(({ gone }) => gone.includes(id));

/** Before a bundle is chosen: the message that was refused is not lost. */
export const UnpaidWaits = ({ profile }: Pick<UnpaidMessage, 'profile'>) =>
  useIsGone(profile) ? null : (
    <UnpaidPerson profile={profile} size="normal" isNamed>
      <p>
        <FormattedMessage {...paymentMessages.unpaid} values={{ name: profile.name }} />
      </p>
    </UnpaidPerson>
  );

/** What was to be sent. */
const UnpaidFace = ({ content }: Pick<UnpaidMessage, 'content'>) =>
  content && content.kind !== 'text' ? (
    <LaterKindFace content={content} />
  ) : (
    <p className="unpaid-words">{content?.text}</p>
  );

export interface UnpaidChoiceProps {
  readonly unpaid: UnpaidMessage;
  /** Whether it is ticked at first. */
  readonly sends: boolean;
}

/** Before paying: the message goes out with the order and what it costs, unless the tick is taken away. */
export const UnpaidChoice = ({ unpaid, sends }: UnpaidChoiceProps) => {
  const isConfirmed = useSession((state) => state.user?.status !== 'not_confirmed');
  if (useIsGone(unpaid.profile)) return null;
  return (
    <UnpaidPerson profile={unpaid.profile} size="normal">
      <UnpaidFace content={unpaid.content} />
      <CheckboxField
        name="message"
        value={unpaid.key}
        defaultChecked={sends}
        label={
          <FormattedMessage
            {...(isConfirmed ? paymentMessages.sendMessage : paymentMessages.sendMessageLater)}
            values={{ name: unpaid.profile.name, cost: unpaid.cost }}
          />
        }
      />
    </UnpaidPerson>
  );
};
