interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}

/** Trusted Types, where the browser has them; TypeScript's library does not know them. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptUrlPolicy;
  };
}

/** The workers of the site, in `apps/members/public`. */
const workers = ['/sw.js?', '/live-worker.js?', '/formats-worker.js?'];

let policy: ScriptUrlPolicy | undefined;

/**
 * The only script addresses that code of ours may name: under Trusted Types a bare string is refused.
 * @throws TypeError `script_address_not_allowed`
 */
export const scriptUrl = (address: string): string => {
  const { trustedTypes } = window as unknown as TrustedTypesWindow;
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('vesper', {
    createScriptURL: (wanted) => {
      if (!workers.some((worker) => wanted.startsWith(worker)))
        throw new TypeError('script_address_not_allowed');
      return wanted;
    },
  });
  return policy.createScriptURL(address);
};
