import { countGraphemes, reportCategories, reportWordsLength, type ReportCategory } from '@vesper/domain';
import { AlertBanner, Button, CheckboxField, RadioGroup, space, TextArea } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { categoryMessages, reportMessages } from './messages.ts';
import { CopyButton } from './copy-button.tsx';
import type { Report } from './use-report.ts';

/** A message of the other's, as it is shown to choose it. */
export interface ReportableMessage {
  readonly seq: number;
  readonly text: string;
  /** As it is shown: "9 May, 14:30". */
  readonly time: string;
}

interface StepProps {
  readonly report: Report;
}

/** What is wrong. */
export const WhatStep = ({ report }: StepProps) => {
  const intl = useIntl();
  return (
    <RadioGroup
      name="category"
      label={intl.formatMessage(reportMessages.what)}
      value={report.draft.category ?? ''}
      onValueChange={(value) => report.change({ category: value as ReportCategory })}
      options={reportCategories.map((value) => ({
        value,
        label: intl.formatMessage(categoryMessages[value]),
      }))}
      error={report.isMissing ? intl.formatMessage(reportMessages.whatMissing) : undefined}
    />
  );
};

/** So many are shown at first, and each time more are asked for. */
const shownAtOnce = 8;

/** Which messages it is about, the newest first. */
export const WhichStep = ({
  report,
  messages,
}: StepProps & { readonly messages: readonly ReportableMessage[] }) => {
  const [most, setMost] = useState(shownAtOnce);
  const { draft } = report;
  // Whatever is chosen is shown, wherever it stands.
  const shown = messages.filter(
    ({ seq }, index) => index >= messages.length - most || draft.messages.has(seq),
  );
  return (
    <fieldset className="field report__which" aria-describedby="report-which-hint">
      <legend className="field__label">
        <FormattedMessage {...reportMessages.which} />
      </legend>
      <p className="field__hint" id="report-which-hint">
        <FormattedMessage {...reportMessages.whichHint} />
      </p>
      {shown.toReversed().map(({ seq, text, time }) => (
        <CheckboxField
          key={seq}
          name={`message-${seq}`}
          label={
            <>
              <span className="report__message">{text}</span>
              {space}
            </>
          }
          hint={time}
          checked={draft.messages.has(seq)}
          onChange={() => report.toggle(seq)}
        />
      ))}
      {most < messages.length ? (
        <Button look="quiet" onClick={() => setMost(most + shownAtOnce)}>
          <FormattedMessage {...reportMessages.whichOlder} />
        </Button>
      ) : null}
    </fieldset>
  );
};

/** What should be known beside. */
export const WordsStep = ({
  report,
  name,
  copied,
}: StepProps & { readonly name: string; readonly copied: MessageDescriptor }) => {
  const intl = useIntl();
  return (
    <>
      <TextArea
        name="report-words"
        label={intl.formatMessage(reportMessages.words)}
        optionalLabel={intl.formatMessage(reportMessages.optional)}
        rows={4}
        value={report.draft.words}
        onChange={(event) => report.change({ words: event.currentTarget.value })}
        count={countGraphemes}
        maximum={reportWordsLength}
        counterText={(length) =>
          intl.formatMessage(reportMessages.counter, { length, maximum: reportWordsLength })
        }
      />
      <p className="text-small">
        <FormattedMessage {...copied} values={{ name }} />
      </p>
    </>
  );
};

/** The report has arrived: its number, and what may help now. */
export const DoneStep = ({
  report,
  name,
  canBlock,
}: StepProps & { readonly name: string; readonly canBlock: boolean }) => (
  <div className="stack" role="status">
    <p>
      <FormattedMessage {...(report.receipt?.is_repeat ? reportMessages.repeated : reportMessages.thanks)} />
    </p>
    <dl className="report__receipt">
      <dt>
        <FormattedMessage {...reportMessages.receipt} />
      </dt>
      <dd>{report.receipt?.receipt}</dd>
      {report.receipt ? (
        <dd>
          <CopyButton words={report.receipt.receipt} />
        </dd>
      ) : null}
    </dl>
    <p className="text-small">
      <FormattedMessage {...reportMessages.receiptNote} />
    </p>
    {report.draft.category === 'money' ? (
      <AlertBanner tone="warning">
        <FormattedMessage {...reportMessages.money} />
      </AlertBanner>
    ) : null}
    {canBlock ? (
      <p>
        <FormattedMessage {...reportMessages.alsoBlock} values={{ name }} />
      </p>
    ) : null}
  </div>
);
