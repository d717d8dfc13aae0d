import { subjectContracts } from './subjects.ts';

type Calls = (typeof subjectContracts)[number]['calls'];
/** All members of a union in one. */
type All<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never;
type CallTable = All<Calls>;

export type CallName = Extract<keyof CallTable, string>;

/** The one table of calls: every subject's rows, by name. The schemas are joined to them in `call-schemas.ts`. */
export const callTable = Object.assign({}, ...subjectContracts.map(({ calls }) => calls)) as CallTable;

export const callNames = Object.keys(callTable) as CallName[];

/** The live connection (WebSocket); its frames are described in `live-event.ts`. */
export const eventsPath = '/api/events.php';
/** All that is kept of the member who asks, as one ZIP file; no call, as its answer is no JSON. */
export const exportPath = '/api/export.php';
/** Payment providers post here: `/api/webhooks/<provider>`. */
export const webhookPath = '/api/webhooks';

export const clientHeader = 'x-client';
export const clientHeaderValue = 'web';
export const idempotencyHeader = 'idempotency-key';
export const requestIdHeader = 'x-request-id';
