import '@vesper/ui/brand/evening-beside.scss';
import { useSessionHandle } from '@vesper/session';
import { AlertBanner, Card } from '@vesper/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { EngineFailure } from '../../frame/start/engine-failure.tsx';
import { type LaterActor, useLaterActor, useView } from '../../parts/engine/use-later-actor.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import { RefusalSummary } from '../../parts/fields/field-errors.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { AccountStep, useSignupOpen } from './steps/account-step.tsx';
import { signupMessages } from './messages.ts';
import {
  AboutStep,
  ConfirmedStep,
  DetailsStep,
  fetchLaterSteps,
  InboxStep,
  LocationStep,
  PhotoStep,
  PushStep,
  SignupFace,
  StepProgress,
} from './steps/later-steps.tsx';
import type { SignupEngine } from './flow/signup-flow.ts';
import type { SignupStart } from './flow/signup-start.ts';
import type { SignupView } from './flow/signup-view.ts';
import { useBackOneStep } from './use-back-one-step.ts';
import { useFieldLabels } from './use-field-labels.ts';
import { useStepTitle } from './steps/use-step-title.ts';

const StepBody = ({ view, start }: { readonly view: SignupView; readonly start: SignupStart }): ReactNode => {
  switch (view.step) {
    case 'step0':
      return <AccountStep view={view} start={start} />;
    case 'photo':
      return <PhotoStep view={view} />;
    case 'about':
      return <AboutStep view={view} />;
    case 'location':
      return <LocationStep view={view} firstRegions={start.regions} />;
    case 'details':
      return <DetailsStep view={view} />;
    case 'push':
      return <PushStep view={view} />;
    case 'checkInbox':
    case 'mailed':
      return <InboxStep view={view} next={start.next} />;
    case 'confirmed':
      return <ConfirmedStep next={start.next} />;
  }
};

/** Brings the machine along once the form stands; until then, and without script, the form posts to the server. */
const useSignup = (start: SignupStart): LaterActor<SignupEngine> => {
  const session = useSessionHandle();
  useEffect(() => void fetchLaterSteps(), []);
  return useLaterActor<SignupEngine>(async () => {
    // All that is left is in the mail: there is no step that a machine could lead to.
    if (start.view.step === 'mailed') return new Promise<never>(() => undefined);
    // A step that the server has made stays as it is until its own code is there: the machine would draw it anew without it.
    const ofStep = start.view.step === 'step0' ? undefined : fetchLaterSteps();
    const [{ loadSignup }, api] = await Promise.all([
      import('./flow/signup-flow.ts'),
      browserApi(session),
      ofStep,
    ]);
    return loadSignup(start, session, api);
  }, start.view);
};

const whole = (view: SignupView): SignupView => view;

/** Nothing is lost any more by closing. */
const finalSteps: ReadonlySet<SignupView['step']> = new Set(['checkInbox', 'mailed', 'confirmed']);

/** Said where the site takes nobody new (spec §8, invite-only). */
export const SignupClosed = () => (
  <AlertBanner>
    <FormattedMessage {...errorMessage('signup_closed')} />
  </AlertBanner>
);

export interface SignupSteps {
  readonly title: string;
  readonly view: SignupView;
  /** The site takes nobody new, and this is where one would begin. */
  readonly isClosed: boolean;
  /** Something was typed or made that should not be lost by a slip. */
  readonly inProgress: boolean;
  readonly progress: ReactNode;
  readonly form: ReactNode;
}

/** All steps of signup (spec §2), driven by the domain's machine, for a page or a dialog. */
export const useSignupSteps = (start: SignupStart, action?: string): SignupSteps => {
  const signup = useSignup(start);
  const { engine } = signup;
  const view = useView(signup, whole);
  const [isTyped, setIsTyped] = useState(false);
  // Which refusal was of a file that another one has taken the place of since.
  const [replaced, setReplaced] = useState<number>();
  const title = useStepTitle(view.step, start.receiver);
  const isOpen = useSignupOpen();
  const labels = useFieldLabels(start);
  const fields = useRef<HTMLFormElement>(null);
  useBackOneStep(view, engine, fields);
  const form = (
    <Form
      ref={fields}
      // A form that goes on where an earlier visit stopped takes its values; otherwise what was typed meanwhile stays.
      key={`${view.step} ${view.resumed}`}
      method="post"
      {...(action && { action })}
      encType={view.step === 'photo' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      className="stack stack--step"
      noValidate
      onChange={(event) => {
        setIsTyped(true);
        if (
          event.target instanceof HTMLInputElement &&
          event.target.type === 'file' &&
          view.refusal?.code.startsWith('photo_')
        )
          setReplaced(view.refusals);
        engine?.changed(new FormData(event.currentTarget));
      }}
      onSubmit={(event) => {
        if (!engine) return;
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        engine.pressed(new FormData(event.currentTarget, submitter));
      }}
    >
      <EngineFailure of={signup} />
      <RefusalSummary
        fields={view.fields}
        labels={labels}
        refusal={view.step === 'push' || replaced === view.refusals ? null : view.refusal}
        submission={view.refusals}
      />
      <input type="hidden" name="step" value={view.step} />
      <StepBody view={view} start={start} />
    </Form>
  );
  return {
    title,
    view,
    isClosed: view.step === 'step0' && !isOpen,
    inProgress: isTyped || (view.step !== 'step0' && !finalSteps.has(view.step)),
    progress: view.step === 'step0' ? null : <StepProgress view={view} />,
    form,
  };
};

export interface SignupScreenProps {
  readonly start: SignupStart;
  /** It takes the place of a form that the server has answered. */
  readonly isAnswer?: boolean;
}

/** Signup as a page of its own. */
export const SignupScreen = ({ start, isAnswer = false }: SignupScreenProps) => {
  const { title, view, isClosed, progress, form } = useSignupSteps(start);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was refused says so itself, and takes the focus there.
  const readStep = useRef(isAnswer && !view.refusal ? null : view.step);
  useEffect(() => {
    // The next step is a new page to who listens or has scrolled down.
    if (view.step === readStep.current) return;
    readStep.current = view.step;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [view.step]);

  return (
    <div className="container container--narrow screen screen--form evening-beside">
      <PageTitle>{title}</PageTitle>
      <header className="form-head">
        <h1 ref={heading} tabIndex={-1}>
          {isClosed ? <FormattedMessage {...signupMessages.closed} /> : title}
        </h1>
        {view.step === 'step0' && !isClosed ? (
          <p>
            <FormattedMessage {...signupMessages.lead} />
          </p>
        ) : null}
      </header>
      {isClosed ? (
        <SignupClosed />
      ) : (
        <Card padding="large">
          <div className="stack stack--step">
            {progress}
            {form}
          </div>
        </Card>
      )}
      {view.step === 'step0' && !isClosed && start.person ? <SignupFace person={start.person} /> : null}
    </div>
  );
};
