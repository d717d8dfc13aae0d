// Apart from the frames' schemas, so that the browser takes these numbers without the schemas' code.

/**
 * The live connection was closed because nobody is logged in on it (any more). A code of our own (4000 to 4999 are free):
 * a refused handshake would be an error in the browser's log, and would not say why.
 */
export const sessionEndedCloseCode = 4401;

/**
 * The live connection was closed because its member has opened too many others since. Who is told so does not come back
 * at once, which would only close another one.
 */
export const crowdedCloseCode = 4429;

/**
 * In the address of the live connection: the number of the last event that the page has. What came since is told first. Each
 * event that outlives its moment has a number, counted for its member without gaps and given in the transaction of the act.
 */
export const afterParameter = 'after';
