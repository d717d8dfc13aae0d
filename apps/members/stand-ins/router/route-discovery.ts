/**
 * Stands in for the part of React Router that asks the server for addresses when links to them come into sight
 * (`stand-ins.ts`): a page knows all of them from the start.
 */
export const isFogOfWarEnabled = (): boolean => false;

/** The answer that React Router's own function gives then: no addresses are to be asked for. */
export const getPatchRoutesOnNavigationFunction = (): undefined => undefined;

export const useFogOFWarDiscovery = (): void => undefined;

/** Only asked for when there are addresses to discover. */
export const getPartialManifest = (): never => {
  throw new Error('All addresses are known');
};
