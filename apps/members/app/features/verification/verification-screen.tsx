import type { Verification } from '@vesper/contract';
import { verificationLimits } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { AlertBanner, Avatar, Button, Card, LinkButton, VerifiedMark } from '@vesper/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { frameMessages } from '../../frame/messages.ts';
import { usePictures } from '../../frame/picture.ts';
import { useOnReturn } from '../../parts/requests/use-on-return.ts';
import { useReadAnew } from '../../parts/requests/use-read-anew.ts';
import { verificationMessages } from './messages.ts';
import { PosePicture } from './pose-picture.tsx';
import { reasonMessages, verificationRefusals } from './reason-messages.ts';
import { Selfie } from './selfie.tsx';

interface ActProps {
  readonly section: 'ask' | 'submit' | 'withdraw';
  readonly look: 'go' | 'outline' | 'quiet';
  readonly label: MessageDescriptor;
}

/** One button that does one thing, with script or without. */
const Act = ({ section, look, label }: ActProps) => {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" className={look === 'go' ? 'verification__go' : undefined}>
      <Button
        type="submit"
        name="section"
        value={section}
        look={look}
        busy={state !== 'idle' && formData?.get('section') === section}
      >
        <FormattedMessage {...label} />
      </Button>
    </Form>
  );
};

/** The photo that it is about and how one shows oneself, with what it is good for. */
const Intro = () => {
  const { thumb } = usePictures();
  const photo = thumb(useSession(({ user }) => user?.profile.main_image) ?? null);
  return (
    <div className="verification__intro">
      <div className="verification__faces">
        {photo ? <Avatar picture={photo} alt="" size="large" /> : null}
        <PosePicture pose="palm_beside_face" />
      </div>
      <p>
        <FormattedMessage {...verificationMessages.intro} />
      </p>
    </div>
  );
};

/** What it is, how it goes, and the way in, or why there is none now. */
const Start = ({ verification }: { readonly verification: Verification }) => (
  <Card as="section" padding="large">
    <div className="stack">
      <Intro />
      {/* Before how it goes: nobody reads three steps to learn that the first one is another. */}
      {verification.not_now === null ? null : (
        <AlertBanner
          actions={
            // A break is ended and an address confirmed by the notice of every page, which stands above.
            verification.not_now === 'verification_needs_photo' ? (
              <LinkButton href="/profile" look="go">
                <FormattedMessage {...verificationMessages.toProfile} />
              </LinkButton>
            ) : null
          }
        >
          <FormattedMessage {...errorMessage(verification.not_now, verificationRefusals)} />
        </AlertBanner>
      )}
      <ol className="verification__steps">
        {[verificationMessages.howPoses, verificationMessages.howPeople, verificationMessages.howPrivate].map(
          (step) => (
            <li key={step.id}>
              <FormattedMessage {...step} values={{ days: verificationLimits.selfieDays }} />
            </li>
          ),
        )}
      </ol>
      {verification.not_now === null ? (
        <Act section="ask" look="go" label={verificationMessages.start} />
      ) : null}
    </div>
  </Card>
);

/** Why it was refused or has ended, above the way to try again. */
const Ended = ({ state, reason }: Pick<Verification, 'state' | 'reason'>) => (
  <div className="alert alert--info">
    <div className="alert__body">
      <h2 className="alert__title" tabIndex={-1}>
        <FormattedMessage
          {...(state === 'refused' ? verificationMessages.refused : verificationMessages.ended)}
        />
      </h2>
      {reason === null ? null : (
        <p>
          <FormattedMessage {...reasonMessages[reason]} />
        </p>
      )}
    </div>
  </div>
);

/** Both selfies, and sending them in once they are there. */
const Selfies = ({
  verification,
  keys,
  minutesLeft,
}: Pick<VerificationScreenProps, 'verification' | 'keys' | 'minutesLeft'>) => {
  const { poses } = verification;
  const next = poses.find(({ taken }) => !taken);
  return (
    <div className="stack">
      <h2 tabIndex={-1}>
        <FormattedMessage {...verificationMessages.takeBoth} />
      </h2>
      <div className="verification__poses">
        {poses.map((asked, index) => (
          <Selfie
            key={asked.pose}
            number={index + 1}
            asked={asked}
            isNext={asked === next}
            firstKey={keys[index] ?? ''}
          />
        ))}
      </div>
      {/* Below what it is about, which so is in the first view with large words too. */}
      <p className="text-muted">
        <FormattedMessage {...verificationMessages.left} values={{ minutes: minutesLeft }} />
      </p>
      <div className="cluster">
        {next === undefined ? <Act section="submit" look="go" label={verificationMessages.submit} /> : null}
        <Act section="withdraw" look="quiet" label={verificationMessages.stop} />
      </div>
    </div>
  );
};

const Standing = ({
  title,
  text,
  withdraw,
  look,
  mark,
}: {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly withdraw: MessageDescriptor;
  readonly look: ActProps['look'];
  readonly mark?: string;
}) => (
  <Card as="section" padding="large">
    <div className="stack">
      <h2 tabIndex={-1}>
        <FormattedMessage {...title} />
      </h2>
      <p>
        <FormattedMessage {...text} />
      </p>
      {mark === undefined ? null : <VerifiedMark label={mark} />}
      <Act section="withdraw" look={look} label={withdraw} />
    </div>
  </Card>
);

/** Each state is a new page to who listens or has scrolled down. Answers where to put it. */
const useBeginning = (state: Verification['state']) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (state === shown.current) return;
    shown.current = state;
    place.current?.querySelector('h2')?.focus();
    scrollTo({ top: 0 });
  }, [state]);
  return place;
};

/**
 * While it waits for a verdict, the page is read anew when one comes back to it. The verdict is a command's, in a process of its own:
 * where no Redis carries its event here, this page hears of it with the next beat only, up to five minutes after.
 */
const useVerdictOnReturn = (isWaiting: boolean): void => {
  const { revalidate } = useRevalidator();
  useOnReturn(() => {
    if (isWaiting) void revalidate();
  });
};

export interface VerificationScreenProps {
  readonly verification: Verification;
  /** Code of why the last act was refused. */
  readonly refused: string | null;
  /** Idempotency keys for selfies that are posted before the script runs. */
  readonly keys: readonly string[];
  /** How long the poses still hold. */
  readonly minutesLeft: number;
}

/** How the check of the own main photo stands, and what can be done now. */
export const VerificationScreen = ({ verification, refused, keys, minutesLeft }: VerificationScreenProps) => {
  const intl = useIntl();
  const { state, reason } = verification;
  useReadAnew();
  useVerdictOnReturn(state === 'submitted');
  const place = useBeginning(state);
  return (
    <div className="stack verification" ref={place}>
      {refused === null ? null : (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(refused, verificationRefusals)} />
        </AlertBanner>
      )}
      {state === 'refused' || state === 'withdrawn' ? <Ended state={state} reason={reason} /> : null}
      {state === 'submitted' ? (
        <Standing
          title={verificationMessages.submitted}
          text={verificationMessages.submittedText}
          withdraw={verificationMessages.takeBack}
          look="outline"
        />
      ) : state === 'verified' ? (
        <Standing
          title={verificationMessages.verified}
          text={verificationMessages.verifiedText}
          withdraw={verificationMessages.giveUp}
          look="quiet"
          mark={intl.formatMessage(frameMessages.verifiedMember)}
        />
      ) : state === 'asked' ? (
        <Selfies verification={verification} keys={keys} minutesLeft={minutesLeft} />
      ) : (
        <Start verification={verification} />
      )}
    </div>
  );
};
