import type { CallBody } from '@vesper/contract';

let count = 0;

/** A signup form that is accepted; every call is another person, and `changes` say what matters to the test. */
export const signupForm = (changes: Partial<CallBody<'signup'>> = {}): CallBody<'signup'> => {
  count += 1;
  return {
    email: `person${count}.${Math.random().toString(36).slice(2, 10)}@example.test`,
    name: `Person ${count}`,
    password: 'a long walk by the sea',
    date_of_birth: '1968-04-02',
    language: 'en',
    ...changes,
  };
};
