import type { Api } from '@vesper/api-client';
import type { CallAnswer, CallBody } from '@vesper/contract';
import { matchQuestions } from '@vesper/domain';

type Finder = CallAnswer<'matchFinder'>;
export type FinderQuestion = Finder['questions'][number];
export type FinderReach = Finder['wish']['reach'];

const isQuestion = (value: unknown): value is FinderQuestion =>
  matchQuestions.some((question) => question === value);

const genderOf = (value: FormDataEntryValue | null): 'female' | 'male' | null =>
  value === 'female' || value === 'male' ? value : null;

/** What a form says; what it does not ask stays as it was. */
const answersOf = (form: FormData): Omit<CallBody<'matchWishUpdate'>, 'answered'> => {
  const reach = form.get('reach');
  return {
    ...(form.has('gender') && { gender: genderOf(form.get('gender')) }),
    ...(form.has('min_age') && { min_age: Number(form.get('min_age')) }),
    ...(form.has('max_age') && { max_age: Number(form.get('max_age')) }),
    ...(typeof reach === 'string' && reach !== '' && { reach: reach as FinderReach }),
    ...(form.get('step') === 'interests' && { interests: form.getAll('interests').map(String) }),
  };
};

/**
 * Keeps what a form of the match finder says, and answers where that leads: to the next question on the first round, and back to
 * the people once all have been answered. Also without script.
 */
export const actOnFinder = async (api: Api, form: FormData): Promise<string> => {
  const { answered: before, questions } = await api.call('matchFinder', { query: {} });
  const step = form.get('step');
  const index = isQuestion(step) ? questions.indexOf(step) : -1;
  await api.call('matchWishUpdate', { body: { ...answersOf(form), answered: index + 1 } });
  const next = before < questions.length ? questions[index + 1] : undefined;
  return next ? `/match-finder?step=${next}` : '/match-finder';
};
