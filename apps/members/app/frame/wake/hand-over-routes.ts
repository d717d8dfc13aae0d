import type {} from '../../../loader/asleep.ts';

interface RouterWindow {
  /** React Router's own file has put it here. */
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<Record<string, { readonly id: string; readonly module: string }>>;
  };
  /** React Router starts with what is here. */
  __reactRouterRouteModules?: Record<string, object>;
}

/** Gives React Router the code of the page's routes that the loader has brought. */
export const handOverRoutes = (): void => {
  const router = window as RouterWindow;
  const handed: Record<string, object> = {};
  for (const { id, module } of Object.values(router.__reactRouterManifest?.routes ?? {})) {
    const code = window.asleep?.modules[module];
    if (code) handed[id] = code;
  }
  router.__reactRouterRouteModules = handed;
};
