import { Button, Card } from '@vesper/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useFetcher } from 'react-router';
import { type FieldLabels, RefusalSummary, useFieldError } from '../../../parts/fields/field-errors.tsx';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { type Judges, useStandingErrors } from '../../../parts/fields/standing-errors.ts';
import { profileMessages } from './messages.ts';
import type { SectionResult } from '../../../parts/profile/section-result.ts';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { type AutosaveWhen, useAutosave } from './use-autosave.ts';
import type { ProfileSection } from './profile-act.ts';

/** What the fields of all sections are called. */
const sectionLabels = {
  ...profileFieldMessages,
  about_me: profileFieldMessages.aboutMe,
  search_gender: profileFieldMessages.sought,
  date_of_birth: profileFieldMessages.birthDate,
};

export interface SectionState {
  readonly errorOf: (name: string) => string | undefined;
  readonly typed: Readonly<Record<string, string>>;
}

export interface SectionFormProps {
  readonly section: ProfileSection;
  /** What fields are called whose names here say it only roughly. */
  readonly labels?: FieldLabels;
  /** Says when a field is right again that only this section can judge. */
  readonly judges?: Judges;
  readonly autosave?: AutosaveWhen;
  /** What stands in the fields when the page comes (`begunOf`), where only what is changed is saved. */
  readonly begun?: string | undefined;
  readonly children: (state: SectionState) => ReactNode;
}

/** What another page has saved may be replaced by a press on the button only. */
const isOfAnotherPage = (result: SectionResult | undefined): boolean =>
  result?.refused?.fields.about_me === 'about_me_changed';

/** Why the last save by itself was refused, without a word about fields: each says so where it stands, and nothing takes the focus. */
const QuietRefusal = ({ refused }: { readonly refused: NonNullable<SectionResult['refused']> }) =>
  Object.keys(refused.fields).length > 0 ? null : (
    <p role="alert">
      <FormattedMessage {...errorMessage(refused.code)} values={refused.params} />
    </p>
  );

interface FootProps {
  /** What stands here is not saved by itself: it was refused, or another page has saved something else. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
}

/** Says that all is saved. A button stands there only where it does something: without script, and for what was refused. */
const Foot = ({ isOpen, isBusy, isSaved }: FootProps) => {
  const button = (
    <Button type="submit" busy={isBusy}>
      <FormattedMessage {...profileMessages.save} />
    </Button>
  );
  return (
    <div className="cluster profile-foot">
      {isOpen ? button : <noscript>{button}</noscript>}
      <span role="status" className="text-muted">
        {isSaved ? <FormattedMessage {...profileMessages.saved} /> : null}
      </span>
    </div>
  );
};

const HiddenFields = ({ section, begun }: Pick<SectionFormProps, 'section' | 'begun'>) => (
  <>
    <input type="hidden" name="section" value={section} />
    {begun === undefined ? null : <input type="hidden" name="begun" value={begun} />}
  </>
);

/** One section of the profile, which saves by itself. Fields keep what was typed when saving is refused. */
export const SectionForm = ({
  section,
  labels,
  judges,
  autosave: when = 'soon',
  begun,
  children,
}: SectionFormProps) => {
  const fetcher = useFetcher<SectionResult>();
  const posted = useActionData<SectionResult>();
  const result = fetcher.data ?? (posted?.section === section ? posted : undefined);
  const { fields, refusal, changed, onChange, onSubmit } = useStandingErrors(result?.refused, result, judges);
  const errorOf = useFieldError(fields);
  const isIdle = fetcher.state === 'idle';
  const autosave = useAutosave(when, {
    isIdle,
    isStopped: isOfAnotherPage(result),
    failure: result?.refused ? result : null,
  });
  // Not what others of the member's pages have saved since: that is not what stands in the fields.
  const [first] = useState(begun);
  // Whether it was not the button: then nothing takes the focus from who types on.
  const [isBySelf, setBySelf] = useState(false);
  const isSaved = isIdle && result !== undefined && !result.refused && !changed;
  return (
    <Card as="section" padding="large">
      <fetcher.Form
        ref={autosave.form}
        method="post"
        className="stack"
        noValidate
        onChange={(event) => {
          onChange(event);
          // What has no name is not sent: it only shows more of the form.
          if (event.target instanceof Element && event.target.getAttribute('name')) autosave.noteChange();
        }}
        onBlur={autosave.onBlur}
        onSubmit={(event) => {
          setBySelf((event.nativeEvent as SubmitEvent).submitter === null);
          autosave.noteSent();
          onSubmit();
        }}
      >
        <HiddenFields section={section} begun={first && (fetcher.data?.typed.begun ?? first)} />
        {refusal && !isBySelf ? (
          <RefusalSummary
            fields={fields}
            labels={{ ...sectionLabels, ...labels }}
            refusal={refusal}
            submission={result}
          />
        ) : null}
        {children({ errorOf, typed: result?.typed ?? {} })}
        <Foot isOpen={Boolean(result?.refused)} isBusy={!isIdle} isSaved={isSaved} />
        {isBySelf && isIdle && refusal && result?.refused ? <QuietRefusal refused={result.refused} /> : null}
      </fetcher.Form>
    </Card>
  );
};
