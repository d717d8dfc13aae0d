import type { AccountForm, FieldCodes, PersonalForm, PersonalPart, SignupStep } from '@vesper/domain';
import type { Refusal } from '../../../frame/errors/refusal-of.ts';

/**
 * What a signup screen shows, wherever it comes from: worked out by the server for a page without script, or read off the machine.
 */
export interface SignupView {
  readonly step: SignupStep;
  readonly account: AccountForm;
  readonly personal: PersonalForm;
  /** Codes by input name. */
  readonly fields: FieldCodes;
  readonly refusal: Pick<Refusal, 'code' | 'params'> | null;
  readonly saving: boolean;
  readonly photoSaved: boolean;
  /** The personal parts that were saved with something in them. */
  readonly said: readonly PersonalPart[];
  /** How much of the photo has been sent, 0 to 1; null while none is on its way. */
  readonly photoShare: number | null;
  /** The mail was sent again on request. */
  readonly resent: boolean;
  /** How often something was refused: the same refusal once more is read out again. */
  readonly refusals: number;
  /** It goes on where an earlier visit stopped: forms take its values. */
  readonly resumed: boolean;
}

/** The steps that are counted (spec §2: photo 1, personal info 2 to 4). */
export const countedSteps = [
  'photo',
  'about',
  'location',
  'details',
] as const satisfies readonly SignupStep[];
export type CountedStep = (typeof countedSteps)[number];

/** Whether one can go back from it to a step that can be changed: an account that is made stays made. */
export const hasStepBefore = (step: SignupStep): boolean => countedSteps.findIndex((one) => one === step) > 0;

/** The counted steps before this one that were left out, whether by the button for it or by saving nothing. */
export const skippedSteps = ({ step, photoSaved, said }: SignupView): readonly CountedStep[] => {
  const before = countedSteps.slice(
    0,
    Math.max(
      0,
      countedSteps.findIndex((one) => one === step),
    ),
  );
  return before.filter((one) => (one === 'photo' ? !photoSaved : !said.includes(one)));
};

/** The order of the steps without script, where nothing can ask for push. */
const order = ['photo', 'about', 'location', 'details', 'checkInbox'] as const;
type PlainStep = (typeof order)[number];

export const isPlainStep = (value: unknown): value is PlainStep => order.some((step) => step === value);

export const nextPlainStep = (step: PlainStep): PlainStep => order[order.indexOf(step) + 1] ?? 'checkInbox';
export const previousPlainStep = (step: PlainStep): PlainStep => order[order.indexOf(step) - 1] ?? 'photo';
