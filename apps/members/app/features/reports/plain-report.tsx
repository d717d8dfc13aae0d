import { reportCategories } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { AlertBanner, Button, RadioGroup, TextArea } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { categoryMessages, reportMessages, reportRefusals } from '../../parts/reports/messages.ts';
import { reportButtonMessages } from './messages.ts';
import { listedReportIntent, type PostedReport, reportFields, reportIntent } from './report-act.ts';

await loadTexts('reports', 'reports-button');

interface PlainReportProps {
  readonly name: string;
  readonly actKey: string;
  /** Whom it is about, in a list of several people; left out on the page of a member. */
  readonly listed?: string | undefined;
}

/** It has arrived: its number. */
const Receipt = ({ receipt, is_repeat: isRepeat }: NonNullable<PostedReport['done']>) => (
  <AlertBanner tone="success" role="status">
    <p>
      <FormattedMessage {...(isRepeat ? reportMessages.repeated : reportMessages.thanks)} />
    </p>
    <p>
      <FormattedMessage {...reportMessages.receipt} />
    </p>
    <p>
      <strong>{receipt}</strong>
    </p>
    <p>
      <FormattedMessage {...reportMessages.receiptNote} />
    </p>
  </AlertBanner>
);

interface FieldsProps extends PlainReportProps {
  readonly refused: PostedReport | undefined;
}

/** Where the answer to the form is found in the page. */
const placeOf = (listed: string | undefined): string =>
  listed === undefined ? 'report' : `report-${listed}`;
const intentOf = (listed: string | undefined): string =>
  listed === undefined ? reportIntent : listedReportIntent(listed);

const Fields = ({ name, actKey, listed, refused }: FieldsProps) => {
  const intl = useIntl();
  const fields = reportFields(listed);
  const isMissing = refused?.refused?.fields['category'] !== undefined;
  return (
    <form method="post" action={`#${placeOf(listed)}`} className="stack plain-question__form">
      <input type="hidden" name="intent" value={intentOf(listed)} />
      <input type="hidden" name="key" value={actKey} />
      {refused?.refused && !isMissing ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(refused.refused.code, reportRefusals)} values={{ name }} />
        </AlertBanner>
      ) : null}
      <RadioGroup
        name={fields.category}
        label={intl.formatMessage(reportMessages.what)}
        defaultValue={refused?.typed[fields.category] ?? ''}
        options={reportCategories.map((value) => ({
          value,
          label: intl.formatMessage(categoryMessages[value]),
        }))}
        error={isMissing ? intl.formatMessage(reportMessages.whatMissing) : undefined}
      />
      <TextArea
        name={fields.words}
        label={intl.formatMessage(reportMessages.words)}
        optionalLabel={intl.formatMessage(reportMessages.optional)}
        rows={4}
        defaultValue={refused?.typed[fields.words]}
      />
      <p className="text-small">
        <FormattedMessage {...reportMessages.copiedProfile} values={{ name }} />
      </p>
      <div>
        <Button type="submit">
          <FormattedMessage {...reportMessages.send} />
        </Button>
      </div>
    </form>
  );
};

/** Reports the member of a profile or of a row in a list on one page, without script. */
export const PlainReport = ({ name, actKey, listed }: PlainReportProps) => {
  const posted = useActionData<PostedReport>();
  const answer = posted?.intent === intentOf(listed) ? posted : undefined;
  return (
    <details id={placeOf(listed)} className="plain-question" open={answer !== undefined}>
      <summary className={listed === undefined ? 'button button--quiet' : 'button button--outline'}>
        <FormattedMessage {...reportButtonMessages.report} values={{ name }} />
      </summary>
      {answer?.done ? (
        <Receipt {...answer.done} />
      ) : (
        <Fields name={name} actKey={actKey} listed={listed} refused={answer} />
      )}
    </details>
  );
};
