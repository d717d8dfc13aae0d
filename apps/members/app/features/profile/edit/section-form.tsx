import { Button, Card } from '@vesper/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useFetcher } from 'react-router';
import { type FieldLabels, RefusalSummary, useFieldError } from '../../../parts/fields/field-errors.tsx';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { type Judges, useStandingErrors } from '../../../parts/fields/standing-errors.ts';
import { profileMessages } from './messages.ts';
import type { SectionResult } from '../../../parts/profile/section-result.ts';
import { isPassing } from '../../../frame/errors/passing.ts';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { fillForm, focusFirst, formWith } from './left/form-values.ts';
import type { FormValues } from './left/left-edits.ts';
import { isOfAnotherPage, untilChosen } from './left/of-another-page.ts';
import { useFollowed } from './left/use-followed.ts';
import { useNewest } from './left/use-newest.ts';
import { useLeftEdit } from './left/use-left-edit.ts';
import { type AutosaveWhen, useAutosave } from './saving/use-autosave.ts';
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
  /** What another page has saved since the edit began, where that refused this one. */
  readonly meanwhile: string | undefined;
  /** Takes that, in the place of what stands here; only where script does it. */
  readonly keep: (() => void) | undefined;
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
  /** What is stored of it by now, as the page has read it last, where that is not what `begun` says. */
  readonly stored?: string | undefined;
  /**
   * Of a section that is one value: how its fields hold what is stored. Another page may have saved another one; then this one is
   * refused, and kept on this device until one has chosen between the two.
   */
  readonly storedValues?: (stored: string) => FormValues;
  /** Of a section of single choices: how its fields hold what is stored, for them to follow others of the member's pages. */
  readonly followed?: (stored: string) => Readonly<Record<string, string | null>>;
  /** Puts values into the fields, where that is more than to write them there. */
  readonly fill?: (form: HTMLFormElement, values: FormValues) => void;
  readonly children: (state: SectionState) => ReactNode;
}

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

/** With what the edit began that was refused: the fields for it say by then what is stored. */
const begunWith = ({ begun, about_me_before: text }: Readonly<Record<string, string>>): FormValues => ({
  ...(begun !== undefined && { begun }),
  ...(text !== undefined && { about_me_before: text }),
});

type Saving = Pick<
  SectionFormProps,
  'section' | 'begun' | 'stored' | 'judges' | 'storedValues' | 'followed' | 'fill'
> & {
  readonly when: AutosaveWhen;
};

/** How a section is saved, and what came of it. */
const useSaving = ({ section, begun, when, fill = fillForm, stored = begun, ...how }: Saving) => {
  const { judges, storedValues, followed } = how;
  const fetcher = useFetcher<SectionResult>();
  const posted = useActionData<SectionResult>();
  const result = fetcher.data ?? (posted?.section === section ? posted : undefined);
  const isStopped = isOfAnotherPage(result);
  const standing = useStandingErrors(result?.refused, result, { ...judges, ...untilChosen });
  // Whether it was not the button: then nothing takes the focus from who types on.
  const [isBySelf, setBySelf] = useState(false);
  const autosave = useAutosave(when, {
    isIdle: fetcher.state === 'idle',
    isStopped,
    failure: result?.refused ? result : null,
    isUnreached: result?.refused?.code === 'network',
    isPassing: Boolean(result?.refused && isPassing(result.refused)),
  });
  const { form, isPending } = autosave;
  /** Past the form: its fields may still wait for the regions of another country. */
  const send = (values: FormValues): void => {
    if (form.current) fill(form.current, values);
    autosave.noteSent();
    standing.onSubmit();
    setBySelf(true);
    void fetcher.submit(formWith({ ...values, section }), { method: 'post' });
  };
  useLeftEdit({
    section,
    autosave,
    isStopped,
    stoppedAt: begunWith(result?.typed ?? {}),
    onBack: send,
    saved: result?.refused ? null : result,
  });
  const newest = useNewest(stored, result);
  const meanwhile = isStopped ? (newest ?? result?.typed.stored) : undefined;
  const take = () => {
    if (meanwhile === undefined || !storedValues) return;
    // As an edit that began with what is stored, and changes nothing of it.
    send({ ...storedValues(meanwhile), begun: meanwhile, about_me_before: meanwhile });
    // The button goes, and the focus would go with it to the top of the page.
    if (form.current) focusFirst(form.current);
  };
  const keep = isStopped && fetcher.data ? take : undefined;
  const seen = useFollowed(form, { stored: begun, valuesIn: followed, isPending, result });
  // A section whose fields are saved each by itself begins anew with what it has said, and only where script has sent it.
  const next =
    seen ?? meanwhile ?? result?.typed.stored ?? (storedValues ? result : fetcher.data)?.typed.begun;
  return { fetcher, result, autosave, standing, next, meanwhile, keep, isBySelf, setBySelf };
};

/** One section of the profile, which saves by itself. Fields keep what was typed when saving is refused. */
export const SectionForm = ({
  section,
  labels,
  autosave: when = 'soon',
  begun,
  children,
  ...how
}: SectionFormProps) => {
  const saving = useSaving({ section, begun, when, ...how });
  const { fetcher, result, autosave, standing, next, meanwhile, keep, isBySelf, setBySelf } = saving;
  const { fields, refusal, changed, onChange, onSubmit } = standing;
  const errorOf = useFieldError(fields);
  const isIdle = fetcher.state === 'idle';
  // Not what others of the member's pages have saved since: that is not what stands in the fields.
  const [first] = useState(begun);
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
        <HiddenFields section={section} begun={first && (next ?? first)} />
        {refusal && !isBySelf ? (
          <RefusalSummary
            fields={fields}
            labels={{ ...sectionLabels, ...labels }}
            refusal={refusal}
            submission={result}
          />
        ) : null}
        {/* Saved by itself, nothing takes the focus to what is wrong: it is said where it comes. */}
        <div className="stack" {...(isBySelf && { 'aria-live': 'polite', 'aria-relevant': 'additions' })}>
          {children({ errorOf, typed: result?.typed ?? {}, meanwhile, keep })}
        </div>
        <Foot isOpen={Boolean(result?.refused)} isBusy={!isIdle} isSaved={isSaved} />
        {isBySelf && isIdle && refusal && result?.refused ? <QuietRefusal refused={result.refused} /> : null}
      </fetcher.Form>
    </Card>
  );
};
