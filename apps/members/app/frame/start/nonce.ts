import { createContext, useContext } from 'react';

/**
 * The nonce of the page being rendered on the server. Browsers hide it from scripts once they have read it, so there it is
 * empty; hydration then meets what it expects.
 */
export const NonceContext = createContext('');

export const useNonce = (): string => useContext(NonceContext);
