// Apart from the frames' schemas, so that the browser takes these numbers without the schemas' code.

/**
 * The live connection was closed because nobody is logged in on it (any more). A code of our own (4000 to 4999 are free):
 * a refused handshake would be an error in the browser's log, and would not say why.
 */
export const sessionEndedCloseCode = 4401;
