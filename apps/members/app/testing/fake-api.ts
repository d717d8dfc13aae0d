import { type Api, CallError } from '@vesper/api-client';
import { errorStatus, type FieldErrorCode } from '@vesper/contract';

// For tests and stories: the calls without a server.

export interface FakeCall {
  readonly name: string;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly key?: string;
}

type Answer = (call: FakeCall) => unknown;

/** Answers calls by name; one that it has no answer for is refused with `network`, as without a connection. */
export const fakeApi = (answers: Record<string, Answer> = {}) => {
  const calls: FakeCall[] = [];
  const call = async (name: string, input: Omit<FakeCall, 'name'> = {}) => {
    calls.push({ ...input, name });
    const answer = answers[name];
    if (!answer) throw new CallError('network', 0);
    return answer({ ...input, name });
  };
  return {
    api: { call } as unknown as Api,
    calls,
    /** The calls of one name. */
    callsOf: (name: string) => calls.filter((made) => made.name === name),
    /** Answers this from now on. */
    answer: (name: string, answer: Answer) => {
      answers[name] = answer;
    },
  };
};

/** Refuses a call. */
export const refuse = (
  code: ConstructorParameters<typeof CallError>[0],
  fields: Record<string, FieldErrorCode> = {},
  params: Record<string, string | number> = {},
): never => {
  const status = code === 'network' || code === 'aborted' ? 0 : errorStatus[code];
  throw new CallError(code, status, { fields, params });
};

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => {});

/** An answer that is given when the test wants. */
export const later = <T>() => {
  let give: (value: T) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return { promise, give, fail };
};
