import type { CallAnswer } from '@vesper/contract';
import { Button } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ActForm } from '../../parts/forms/act-form.tsx';
import type { ActResult } from '../../parts/forms/act-result.ts';
import { SettingsSection } from '../../parts/settings/section.tsx';
import { CalendarDate } from '../../parts/time/local-time.tsx';
import { leavingMessages } from './messages.ts';

interface OfferProps {
  readonly intent: string;
  readonly text: ReactNode;
  readonly button: MessageDescriptor;
  readonly done: (result: ActResult) => ReactNode;
}

const Offer = ({ intent, text, button, done }: OfferProps) => (
  <li className="offer">
    <ActForm intent={intent}>
      {({ busy, result }) => (
        <>
          <div>
            <p>{text}</p>
            <p role="status">{result ? <strong>{done(result)}</strong> : null}</p>
          </div>
          {result ? null : (
            <div className="cluster">
              <Button type="submit" look="outline" busy={busy}>
                <FormattedMessage {...button} />
              </Button>
            </div>
          )}
        </>
      )}
    </ActForm>
  </li>
);

const DiscountDone = ({ result }: { readonly result: ActResult }) => {
  const { percentage, ends_at: endsAt, code } = result.done as CallAnswer<'stayDiscount'>;
  return (
    <FormattedMessage
      {...leavingMessages.discountDone}
      values={{
        code: <strong>{code}</strong>,
        percentage,
        date: <CalendarDate value={endsAt} />,
      }}
    />
  );
};

/** What might help instead of leaving: all on one page, none in the way (readings, "No dark patterns"). */
export const StayOffers = ({ discount }: { readonly discount: number | null }) => (
  <SettingsSection title={leavingMessages.insteadTitle}>
    <ul className="offers">
      <Offer
        intent="pause"
        text={<FormattedMessage {...leavingMessages.pauseText} />}
        button={leavingMessages.pauseButton}
        done={() => <FormattedMessage {...leavingMessages.pauseDone} />}
      />
      <Offer
        intent="quiet"
        text={<FormattedMessage {...leavingMessages.quietText} />}
        button={leavingMessages.quietButton}
        done={() => <FormattedMessage {...leavingMessages.quietDone} />}
      />
      {discount === null ? null : (
        <Offer
          intent="discount"
          text={<FormattedMessage {...leavingMessages.discountText} values={{ percentage: discount }} />}
          button={leavingMessages.discountButton}
          done={(result) => <DiscountDone result={result} />}
        />
      )}
    </ul>
  </SettingsSection>
);
