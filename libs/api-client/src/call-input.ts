import type { CallAnswer, CallBody, CallName, CallQuery, callTable } from '@vesper/contract';

/** The calls that need an `Idempotency-Key`. */
type KeyedCall = { [N in CallName]: (typeof callTable)[N] extends { keyed: true } ? N : never }[CallName];
/** The calls whose query values are fixed by the table and filled in here. */
type FixedQueryCall = {
  [N in CallName]: (typeof callTable)[N] extends { when: object } ? N : never;
}[CallName];

type QueryPart<N extends CallName> = [CallQuery<N>] extends [undefined]
  ? unknown
  : N extends FixedQueryCall
    ? unknown
    : object extends CallQuery<N>
      ? { readonly query?: CallQuery<N> }
      : { readonly query: CallQuery<N> };

type BodyPart<N extends CallName> = N extends 'photoAdd' | 'chatPhotoAdd' | 'chatVoiceAdd'
  ? {
      readonly form: FormData;
      /** Told how much of the form is on its way, from 0 to 1; begins anew when the call is tried again. */
      readonly onSent?: (share: number) => void;
    }
  : [CallBody<N>] extends [undefined]
    ? unknown
    : { readonly body: CallBody<N> };

type KeyPart<N extends CallName> = N extends KeyedCall ? { readonly key: string } : unknown;

/** What call `N` takes, as the call table and its schema say. */
export type CallInput<N extends CallName> = QueryPart<N> &
  BodyPart<N> &
  KeyPart<N> & {
    /** Ends the call, and its retries, early; it then throws `CallError` with code `aborted`. */
    readonly signal?: AbortSignal;
  };

/** The arguments after the name: none needed where every part is optional. */
export type CallArguments<N extends CallName> =
  object extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>];

/** Makes call `N` and answers what the server answered; throws `CallError`. */
export type Call = <N extends CallName>(name: N, ...input: CallArguments<N>) => Promise<CallAnswer<N>>;
