import './report-dialog.scss';
import { loadTexts } from '@vesper/i18n/react';
import { AlertBanner, Button, Dialog } from '@vesper/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { frameMessages } from '../../frame/messages.ts';
import { reportMessages, reportRefusals } from './messages.ts';
import { DoneStep, type ReportableMessage, WhatStep, WhichStep, WordsStep } from './report-steps.tsx';
import { type Report, type ReportAbout, useReport } from './use-report.ts';

await loadTexts('reports');

export interface ReportDialogProps {
  readonly name: string;
  readonly about: ReportAbout;
  /** The other's messages that are on the screen, in order. */
  readonly messages: readonly ReportableMessage[];
  /** Seqs of those it is about from the start; others can be added. */
  readonly chosen: readonly number[];
  readonly onClose: () => void;
  /** Leads on to the block, which is asked for once more; left out where that is not possible. */
  readonly onBlock?: (() => void) | undefined;
}

interface ActionsProps {
  readonly report: Report;
  readonly name: string;
  readonly onClose: () => void;
  readonly onBlock: (() => void) | undefined;
}

const Actions = ({ report, name, onClose, onBlock }: ActionsProps) => {
  if (report.step === 'done')
    return (
      <>
        {onBlock ? (
          <Button look="outline" onClick={onBlock}>
            <FormattedMessage {...reportMessages.block} values={{ name }} />
          </Button>
        ) : null}
        <Button onClick={onClose}>
          <FormattedMessage {...reportMessages.done} />
        </Button>
      </>
    );
  return (
    <>
      {report.number > 1 ? (
        <Button look="outline" onClick={() => report.go(-1)}>
          <FormattedMessage {...reportMessages.back} />
        </Button>
      ) : null}
      {report.step === 'words' ? (
        <Button busy={report.isBusy} onClick={() => void report.send()}>
          <FormattedMessage {...reportMessages.send} />
        </Button>
      ) : (
        <Button onClick={() => report.go(1)}>
          <FormattedMessage {...reportMessages.next} />
        </Button>
      )}
    </>
  );
};

/** Each step is read from its beginning, by eye or by ear; the first one the dialog itself reads out. */
const useStepFocus = (step: string) => {
  const place = useRef<HTMLDivElement>(null);
  const stood = useRef(step);
  useEffect(() => {
    if (stood.current === step) return;
    stood.current = step;
    place.current?.focus({ preventScroll: true });
    const dialog = place.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [step]);
  return place;
};

/** What is wrong with the answers is brought into sight, and heard, each time that one wants to go on. */
const useFaultInSight = (
  place: RefObject<HTMLElement | null>,
  { missed, refused }: Pick<Report, 'missed' | 'refused'>,
): void => {
  useEffect(() => {
    const fault = place.current?.querySelector('.field__error, [role=alert]');
    fault?.scrollIntoView({ block: 'center' });
    // Named by its question and described by what is missing.
    fault?.closest('fieldset')?.focus({ preventScroll: true });
  }, [place, missed, refused]);
};

/** Reports somebody: what is wrong, which messages, a few words; then the number of the report. */
export default function ReportDialog({ name, about, messages, chosen, onClose, onBlock }: ReportDialogProps) {
  const intl = useIntl();
  const report = useReport(about, chosen, messages.length > 0);
  const { step, refused, draft } = report;
  const place = useStepFocus(step);
  useFaultInSight(place, report);
  const isBegun = step !== 'done' && (draft.category !== null || draft.words !== '');
  return (
    <Dialog
      open
      title={intl.formatMessage(reportMessages.title, { name })}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      dismissable={isBegun ? 'by-button' : true}
      actions={<Actions report={report} name={name} onClose={onClose} onBlock={onBlock} />}
    >
      <div className="stack report" ref={place} tabIndex={-1}>
        {step === 'done' ? null : (
          <p className="text-small">
            <FormattedMessage
              {...reportMessages.step}
              values={{ step: report.number, steps: report.count }}
            />
          </p>
        )}
        {step === 'what' ? <WhatStep report={report} /> : null}
        {step === 'which' ? <WhichStep report={report} messages={messages} /> : null}
        {step === 'words' ? (
          <WordsStep
            report={report}
            name={name}
            copied={'member' in about ? reportMessages.copiedProfile : reportMessages.copied}
          />
        ) : null}
        {step === 'done' ? <DoneStep report={report} name={name} canBlock={onBlock !== undefined} /> : null}
        {refused ? (
          <AlertBanner tone="danger" role="alert">
            <FormattedMessage {...errorMessage(refused, reportRefusals)} values={{ name }} />
          </AlertBanner>
        ) : null}
      </div>
    </Dialog>
  );
}
