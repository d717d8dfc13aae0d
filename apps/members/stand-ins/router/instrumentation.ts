/**
 * Stands in for the part of React Router through which an app can listen to its navigations and loaders
 * (`stand-ins.ts`). Ours does not; React Router asks for two of these only when it is handed a listener.
 */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

const noListener = (): never => {
  throw new Error('Nobody listens to the router: see stand-ins.ts');
};

export { noListener as getRouteInstrumentationUpdates, noListener as instrumentClientSideRouter };
