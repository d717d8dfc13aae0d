import type { CallAnswer } from '@vesper/contract';
import { useSession, useSettings } from '@vesper/session';
import { Button, Card, KitLink, LinkButton, ProgressStepper, RadioGroup, SelectField } from '@vesper/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useSpokenDistance } from '../../../parts/profile/distance.ts';
import { soughtMessages } from '../../../parts/profile/field-messages.ts';
import { InterestsField } from '../../../parts/profile/interests/interests-field.tsx';
import type { FinderQuestion, FinderReach } from './finder-act.ts';
import { searchMessages } from '../messages.ts';
import { finderMessages } from './messages.ts';

type Finder = CallAnswer<'matchFinder'>;
type About = Pick<Finder, 'wish' | 'questions' | 'reaches' | 'answered'>;

/** A place that was answered, in words. */
export const useReachText = (): ((reach: FinderReach) => string) => {
  const intl = useIntl();
  const spoken = useSpokenDistance();
  return (reach) => {
    if (reach === 'country' || reach === 'anywhere') return intl.formatMessage(finderMessages[reach]);
    return intl.formatMessage(finderMessages.within, {
      distance: spoken(Number(reach) as Parameters<typeof spoken>[0]),
    });
  };
};

const WhoField = ({ wish }: Pick<About, 'wish'>) => {
  const intl = useIntl();
  return (
    <RadioGroup
      name="gender"
      label={intl.formatMessage(finderMessages.who)}
      options={(['female', 'male', 'everyone'] as const).map((value) => ({
        value,
        label: intl.formatMessage(soughtMessages[value]),
      }))}
      defaultValue={wish.gender ?? 'everyone'}
    />
  );
};

const oldest = 99;

const AgeFields = ({ wish }: Pick<About, 'wish'>) => {
  const intl = useIntl();
  const { minimum_age: youngest } = useSettings();
  const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => {
    const age = String(youngest + index);
    return { value: age, label: age };
  });
  return (
    <div className="finder-ages">
      <SelectField
        name="min_age"
        label={intl.formatMessage(searchMessages.minAge)}
        options={ages}
        defaultValue={String(wish.min_age)}
      />
      <SelectField
        name="max_age"
        label={intl.formatMessage(searchMessages.maxAge)}
        options={ages}
        defaultValue={String(wish.max_age)}
      />
    </div>
  );
};

const PlaceField = ({ wish, reaches }: Pick<About, 'wish' | 'reaches'>) => {
  const intl = useIntl();
  const textOf = useReachText();
  const hasTown = useSession(({ user }) => Boolean(user?.profile.city));
  const isByDistance = reaches.length > 2;
  return (
    <>
      <RadioGroup
        name="reach"
        label={intl.formatMessage(finderMessages.place)}
        options={reaches.map((value) => ({ value, label: textOf(value) }))}
        defaultValue={reaches.includes(wish.reach) ? wish.reach : 'country'}
      />
      {isByDistance ? null : (
        <KitLink href="/profile#field-city">
          <FormattedMessage {...(hasTown ? finderMessages.townUnknown : finderMessages.town)} />
        </KitLink>
      )}
    </>
  );
};

const InterestChoices = ({ wish }: Pick<About, 'wish'>) => {
  const intl = useIntl();
  return (
    <InterestsField
      hint={intl.formatMessage(finderMessages.interestsHint)}
      chosen={wish.interests}
      error={undefined}
    />
  );
};

const fieldOf = (question: FinderQuestion, about: About): ReactNode => {
  switch (question) {
    case 'who':
      return <WhoField wish={about.wish} />;
    case 'age':
      return <AgeFields wish={about.wish} />;
    case 'place':
      return <PlaceField wish={about.wish} reaches={about.reaches} />;
    case 'interests':
      return <InterestChoices wish={about.wish} />;
  }
};

/** One question at a time, an ordinary form: what is answered is kept with the member, and each has an address to go back to. */
export const FinderQuestionForm = ({
  question,
  about,
}: {
  readonly question: FinderQuestion;
  readonly about: About;
}) => {
  const intl = useIntl();
  const isSaving = useNavigation().state === 'submitting';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    // The next question is a new page to who listens or has scrolled down.
    if (question === shown.current) return;
    shown.current = question;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [question]);
  const { questions, answered } = about;
  const index = questions.indexOf(question);
  const before = questions[index - 1];
  const isFirstRound = answered < questions.length;
  const isLast = !isFirstRound || index === questions.length - 1;
  const back = isFirstRound ? before && `/match-finder?step=${before}` : '/match-finder';
  return (
    <>
      <header className="form-head">
        <h1 ref={heading} tabIndex={-1}>
          <FormattedMessage {...finderMessages[question]} />
        </h1>
      </header>
      <Card padding="large">
        <Form key={question} method="post" className="stack finder-form">
          <ProgressStepper
            label={intl.formatMessage(finderMessages.step, { number: index + 1, total: questions.length })}
            steps={questions}
            current={index}
          />
          <input type="hidden" name="step" value={question} />
          {fieldOf(question, about)}
          <div className="finder-buttons">
            <div className="finder-go">
              <Button type="submit" look="go" size="large" wide busy={isSaving}>
                <FormattedMessage {...(isLast ? finderMessages.show : finderMessages.next)} />
              </Button>
            </div>
            {back ? (
              <LinkButton href={back} look="quiet" size="large">
                <FormattedMessage {...finderMessages.back} />
              </LinkButton>
            ) : null}
          </div>
        </Form>
      </Card>
    </>
  );
};
