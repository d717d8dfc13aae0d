// What callers need to know besides the table of calls; apart from it, so that a screen can name one of them alone.

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
