import './held-notice.scss';
import { AlertBanner } from '@vesper/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { useLocalePath } from '../../../../frame/links/localized-path.ts';
import { chatMessages } from '../../first-view/messages.ts';

interface HeldProps {
  readonly code: string;
  /** It is known before anything was pressed: said where one reads, and not spoken up about. */
  readonly isAhead: boolean;
}

/** The same in one line, beside the button that sends. */
export const HeldLine = ({ code }: Pick<HeldProps, 'code'>) => {
  const credits = useHref(useLocalePath()('/credits'));
  return (
    <p className="held-line" role="status">
      <span>
        <FormattedMessage
          {...(code === 'free_conversation_limit' ? chatMessages.limitTitle : chatMessages.shortageTitle)}
        />
      </span>
      <a href={credits} target="_blank" rel="noopener">
        <FormattedMessage {...chatMessages.shortageAction} />
      </a>
    </p>
  );
};

/** Why what was chosen is not sent, and what helps: in a window of its own, so that nothing of it is lost. */
export const HeldNotice = ({ code, isAhead }: HeldProps) => {
  const notice = useRef<HTMLDivElement>(null);
  const credits = useHref(useLocalePath()('/credits'));
  useEffect(() => {
    if (!isAhead) notice.current?.focus();
  }, [isAhead]);
  return (
    <div ref={notice} className="held-notice" tabIndex={-1}>
      <AlertBanner
        tone="warning"
        {...(!isAhead && { role: 'alert' as const })}
        actions={
          <a className="button button--outline" href={credits} target="_blank" rel="noopener">
            <FormattedMessage {...chatMessages.shortageAction} />
          </a>
        }
      >
        {code === 'free_conversation_limit' ? (
          <div>
            <p>
              <FormattedMessage {...chatMessages.limitTitle} />
            </p>
            <p>
              <FormattedMessage {...chatMessages.limitMore} />
            </p>
          </div>
        ) : (
          <FormattedMessage {...chatMessages.shortageTitle} />
        )}
      </AlertBanner>
    </div>
  );
};
