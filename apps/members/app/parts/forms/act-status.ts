import { errorStatus } from '@vesper/contract';

/** Codes that no call answers (`network`, `aborted`, `generic`) are in no catalogue. */
const catalogue: Readonly<Record<string, number | undefined>> = errorStatus;

/**
 * The status of a page that says why a call was refused: its code's in the catalogue of calls, with and without script (readings: every
 * failure of a page has its own status, never 500 for what the visitor or an outage did). So mistakes in fields are 422, 401 is
 * a login that failed and nothing else, 402 what credits or Premium would open, 409 what has happened meanwhile, 410 what is over.
 *
 * What would be a server's fault is 503: the page is there, with what was typed, and asks to try again later. So is a call that
 * failed inside (`internal`: it has changed nothing, and is in the log); another's service that said no (`payment_failed`, 502: what
 * stands in front of a server may put a page of its own in the place of one with that); and what had no answer or is unknown.
 */
export const refusalStatus = (code: string): number => {
  const status = catalogue[code];
  return status === undefined || status >= 500 ? 503 : status;
};

/** The same of what an act answers: 200 where nothing was refused. */
export const actStatus = ({ refused }: { readonly refused: { readonly code: string } | null }): number =>
  refused ? refusalStatus(refused.code) : 200;
