import type { CallAnswer, CallBody, CallName, CallQuery, callTable } from '@vesper/contract';

/** The calls that need an `Idempotency-Key`. */
type KeyedCall = { [N in CallName]: (typeof callTable)[N] extends { keyed: true } ? N : never }[CallName];
/** The query values that are fixed by the table and filled in here. */
type FixedQuery<N extends CallName> = (typeof callTable)[N] extends { when: infer W } ? keyof W : never;
type OwnQuery<N extends CallName> = Omit<CallQuery<N>, FixedQuery<N>>;

type QueryPart<N extends CallName> = [CallQuery<N>] extends [undefined]
  ? unknown
  : [keyof OwnQuery<N>] extends [never]
    ? unknown
    : object extends OwnQuery<N>
      ? { readonly query?: OwnQuery<N> }
      : { readonly query: OwnQuery<N> };

type BodyPart<N extends CallName> = N extends
  'photoAdd' | 'chatPhotoAdd' | 'chatVoiceAdd' | 'verificationSelfieAdd'
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
