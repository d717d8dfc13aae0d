import { useSessionHandle, useSettings } from '@vesper/session';
import { Dialog, LinkButton } from '@vesper/ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeBonusMessages } from './messages.ts';
import { frameMessages } from '../../frame/messages.ts';
import { BonusCountdown } from './bonus-countdown.tsx';

interface TimeBonusModalProps {
  /** Hears when it stands over the page, and when it has gone. */
  readonly onShown: (isShown: boolean) => void;
}

/** The welcome bonus, once, after a while in the members area (spec §4 "Time bonus"). */
export default function TimeBonusModal({ onShown }: TimeBonusModalProps) {
  const intl = useIntl();
  const session = useSessionHandle();
  const { welcome_discount_percentage: percentage } = useSettings();
  const isShown = percentage > 0;
  useEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);
  if (!isShown) return null;
  const close = (): void => session.request({ type: 'bonus.dismissed' });
  return (
    <Dialog
      open
      title={intl.formatMessage(timeBonusMessages.bonusModalTitle, { percentage })}
      onClose={close}
      closeLabel={intl.formatMessage(frameMessages.close)}
      actions={
        // The modal would stand over the page that it leads to.
        <LinkButton href="/credits" look="go" onClick={close}>
          <FormattedMessage {...frameMessages.bonusAction} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage {...timeBonusMessages.bonusModalText} values={{ percentage }} />
      </p>
      <BonusCountdown />
    </Dialog>
  );
}
