import { useSettings } from '@vesper/session';
import { EveningScene, KitLink } from '@vesper/ui';
import { HandCoins, ImageOff, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { SignupLink } from '../../frame/later/signup-modal.tsx';
import { invitationMessages } from '../../parts/signup/invitation-messages.ts';
import { type FacesProps, Mosaic, ProfileCards } from './home-faces.tsx';
import { HomeSearch } from './home-search.tsx';
import { homeMessages } from './messages.ts';

const inMosaic = 6;

/** Leads to signup, where this visitor may sign up; else says why not instead of letting somebody find out later. */
const Start = () =>
  useSettings().signup_open ? (
    <SignupLink look="go" size="large">
      <FormattedMessage {...invitationMessages.start} />
    </SignupLink>
  ) : (
    <p>
      <FormattedMessage {...errorMessage('signup_closed')} />
    </p>
  );

/** Where visitors may search they begin with that; the others with an account. */
const Hero = ({ members }: FacesProps) => {
  const { logged_out_search: maySearch } = useSettings();
  return (
    <section className="hero">
      <EveningScene />
      <div className="container hero__row">
        <div className="hero__text">
          <h1>
            <FormattedMessage {...homeMessages.title} />
          </h1>
          <p className="lead">
            <FormattedMessage {...homeMessages.lead} />
          </p>
          {maySearch ? <HomeSearch /> : <Start />}
          <p className="hero__login">
            <KitLink href="/login">
              <FormattedMessage {...homeMessages.haveAccount} />
            </KitLink>
          </p>
        </div>
        <Mosaic members={members} />
      </div>
    </section>
  );
};

interface TextProps {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly values?: Record<string, number>;
}

const Step = ({ title, text, values }: TextProps) => (
  <li className="home-step">
    <div>
      <h3>
        <FormattedMessage {...title} />
      </h3>
      <p className="text-muted">
        <FormattedMessage {...text} {...(values && { values })} />
      </p>
    </div>
  </li>
);

const TrustPoint = ({ icon, title, text, values }: TextProps & { readonly icon: ReactNode }) => (
  <div className="home-promise">
    <span className="home-promise__icon">{icon}</span>
    <h3>
      <FormattedMessage {...title} />
    </h3>
    <p className="text-muted">
      <FormattedMessage {...text} {...(values && { values })} />
    </p>
  </div>
);

const Question = ({ title, text, values }: TextProps) => (
  <details className="home-question">
    <summary>
      <FormattedMessage {...title} />
    </summary>
    <p>
      <FormattedMessage {...text} {...(values && { values })} />
    </p>
  </details>
);

/** What people ask before they sign up; the browser opens the answers. */
const Questions = () => {
  const { signup_credits: credits, message_credits: cost, reactivation_days: days } = useSettings();
  return (
    <section className="container container--narrow home-section">
      <h2>
        <FormattedMessage {...homeMessages.questions} />
      </h2>
      <div>
        <Question title={homeMessages.askCost} text={homeMessages.answerCost} values={{ cost, credits }} />
        <Question title={homeMessages.askSize} text={homeMessages.answerSize} />
        <Question title={homeMessages.askLeave} text={homeMessages.answerLeave} values={{ days }} />
      </div>
    </section>
  );
};

/** Whoever would rather be asked than search begins with an account, and goes on with the questions. */
const Finder = () =>
  useSettings().signup_open ? (
    <p className="container home-finder">
      <SignupLink next="/match-finder" look="outline" size="large">
        <FormattedMessage {...homeMessages.finder} />
      </SignupLink>
    </p>
  ) : null;

/** The home page: what this is, how it goes, why one can trust it. */
export const Home = ({ members }: FacesProps) => {
  const { signup_credits: credits, refund_days: days, fictional_warning: hasFictional } = useSettings();
  return (
    <>
      <Hero members={members.slice(0, inMosaic)} />
      <ProfileCards members={members.slice(inMosaic)} />
      <Finder />
      <section className="container home-section">
        <h2>
          <FormattedMessage {...homeMessages.stepsTitle} />
        </h2>
        <ol className="home-steps">
          <Step title={homeMessages.stepOne} text={homeMessages.stepOneText} />
          <Step title={homeMessages.stepTwo} text={homeMessages.stepTwoText} />
          <Step title={homeMessages.stepThree} text={homeMessages.stepThreeText} values={{ credits }} />
        </ol>
      </section>
      <section className="home-trust">
        <div className="container home-section">
          <h2>
            <FormattedMessage {...homeMessages.trustTitle} />
          </h2>
          <div className="home-promises">
            <TrustPoint
              icon={<HandCoins size={30} aria-hidden="true" />}
              title={homeMessages.trustPay}
              text={homeMessages.trustPayText}
              values={{ days }}
            />
            <TrustPoint
              icon={<ImageOff size={30} aria-hidden="true" />}
              title={homeMessages.trustPrivate}
              text={homeMessages.trustPrivateText}
            />
            {hasFictional ? (
              <TrustPoint
                icon={<ShieldCheck size={30} aria-hidden="true" />}
                title={homeMessages.trustHonest}
                text={homeMessages.trustHonestText}
              />
            ) : null}
          </div>
        </div>
      </section>
      <Questions />
      <section className="container home-section home-end">
        <h2>
          <FormattedMessage {...homeMessages.endTitle} />
        </h2>
        <Start />
      </section>
    </>
  );
};
