import type { AccountForm, PersonalForm } from '@vesper/domain';
import { useState } from 'react';
import type { Refusal } from '../../frame/errors/refusal-of.ts';
import { SignupScreen } from './signup-screen.tsx';
import type { SignupStart } from './flow/signup-start.ts';

/** What the server answers to a plain form that it refused, or that leads to another step without a login. */
export interface RefusedForm {
  readonly step?: 'mailed';
  readonly refusal?: Pick<Refusal, 'code' | 'params'>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly account?: AccountForm | undefined;
  readonly personal?: Partial<PersonalForm> | undefined;
}

/** How many answers of the server to a plain form there were: each is an object of its own. */
const useAnswers = (refused: RefusedForm | undefined): number => {
  const [last, setLast] = useState({ refused, count: 0 });
  if (last.refused === refused) return last.count;
  setLast({ refused, count: last.count + 1 });
  return last.count + 1;
};

/** Each answer has a screen of its own; whether this is another than the page came with. */
const useScreenKey = (key: string): { readonly key: string; readonly isAnswer: boolean } => {
  const [first] = useState(key);
  return { key, isAnswer: key !== first };
};

/** The signup screen with what was refused last, if anything was. */
export const SignupPage = ({
  start,
  refused,
}: {
  readonly start: SignupStart;
  readonly refused: RefusedForm | undefined;
}) => {
  const answers = useAnswers(refused);
  // Pressed before the machine had come, the form was answered by the server: the screen begins anew with that answer,
  // since a machine that comes now would begin with what was there before. A step that the machine takes asks no server.
  const { key, isAnswer } = useScreenKey(
    refused ? `answer ${answers}` : `${start.step} ${start.view.resent}`,
  );
  if (!refused) return <SignupScreen key={key} start={start} isAnswer={isAnswer} />;
  const view = {
    ...start.view,
    step: refused.step ?? start.view.step,
    fields: refused.fields ?? {},
    refusal: refused.refusal ?? null,
    account: refused.account ?? start.view.account,
    personal: { ...start.view.personal, ...refused.personal },
    refusals: 1,
  };
  return <SignupScreen key={key} start={{ ...start, view }} isAnswer={isAnswer} />;
};
