import { Button, Card } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useFetcher } from 'react-router';
import { type FieldLabels, RefusalSummary, useFieldError } from '../../../parts/fields/field-errors.tsx';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { type Judges, useStandingErrors } from '../../../parts/fields/standing-errors.ts';
import { profileMessages } from './messages.ts';
import type { SectionResult } from '../../../parts/profile/section-result.ts';
import type { ProfileSection } from './profile-act.ts';

/** What the fields of all sections are called. */
const sectionLabels = {
  ...profileFieldMessages,
  about_me: profileFieldMessages.aboutMe,
  search_gender: profileFieldMessages.sought,
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
  readonly children: (state: SectionState) => ReactNode;
}

/** One section of the profile, which saves by itself. Fields keep what was typed when saving is refused. */
export const SectionForm = ({ section, labels, judges, children }: SectionFormProps) => {
  const fetcher = useFetcher<SectionResult>();
  const posted = useActionData<SectionResult>();
  const result = fetcher.data ?? (posted?.section === section ? posted : undefined);
  const { fields, refusal, changed, onChange, onSubmit } = useStandingErrors(result?.refused, result, judges);
  const errorOf = useFieldError(fields);
  const isIdle = fetcher.state === 'idle';
  const isSaved = isIdle && result !== undefined && !result.refused && !changed;
  return (
    <Card as="section" padding="large">
      <fetcher.Form method="post" className="stack" noValidate onChange={onChange} onSubmit={onSubmit}>
        <input type="hidden" name="section" value={section} />
        {refusal ? (
          <RefusalSummary
            fields={fields}
            labels={{ ...sectionLabels, ...labels }}
            refusal={refusal}
            submission={result}
          />
        ) : null}
        {children({ errorOf, typed: result?.typed ?? {} })}
        <div className="cluster">
          <Button type="submit" busy={!isIdle}>
            <FormattedMessage {...profileMessages.save} />
          </Button>
          <span role="status" className="text-muted">
            {isSaved ? <FormattedMessage {...profileMessages.saved} /> : null}
          </span>
        </div>
      </fetcher.Form>
    </Card>
  );
};
