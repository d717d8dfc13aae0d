import { AlertBanner, Button } from '@vesper/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentMessages } from './messages.ts';

export interface RepeatQuestionProps {
  /** Null while forms post by themselves: then the button sends the form with its yes. */
  readonly onYes: (() => void) | null;
  readonly onNo: (() => void) | null;
}

/** Asks before the same bundle is bought a second time. With script no key press in a field says yes to it. */
export const RepeatQuestion = ({ onYes, onNo }: RepeatQuestionProps) => {
  const intl = useIntl();
  const question = useRef<HTMLDivElement>(null);
  // The button is in sight on a phone however far down the form one is; the question in its place stands at the end of the form.
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={question} tabIndex={-1}>
      <AlertBanner
        tone="warning"
        role="alert"
        title={intl.formatMessage(paymentMessages.repeatTitle)}
        actions={
          <>
            {onNo ? (
              <Button look="outline" onClick={onNo}>
                <FormattedMessage {...paymentMessages.repeatNo} />
              </Button>
            ) : null}
            <Button
              type={onYes ? 'button' : 'submit'}
              name="repeat"
              value="1"
              {...(onYes && { onClick: onYes })}
            >
              <FormattedMessage {...paymentMessages.repeatYes} />
            </Button>
          </>
        }
      >
        <FormattedMessage {...paymentMessages.repeatText} />
      </AlertBanner>
    </div>
  );
};
