/** Bump it when `sw.js` changes its tasks, so that caches between here and the server do not hold the old one (spec §7). */
const serviceWorkerVersion = 1;

interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}

/** Trusted Types, where the browser has them; TypeScript's library does not know them. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptUrlPolicy;
  };
}

let policy: ScriptUrlPolicy | undefined;

/** The only script address that code of ours may name: under Trusted Types a bare string is refused. */
const scriptUrl = (address: string): string => {
  const { trustedTypes } = window as unknown as TrustedTypesWindow;
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('vesper', {
    createScriptURL: (wanted) => {
      if (!wanted.startsWith('/sw.js?')) throw new TypeError('script_address_not_allowed');
      return wanted;
    },
  });
  return policy.createScriptURL(address);
};

/** Registers the worker that shows pushed notices. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(scriptUrl(`/sw.js?v=${serviceWorkerVersion}`));
