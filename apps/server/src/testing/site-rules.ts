import type { TestServer } from './test-server.ts';

/** Changes the settings of the test site, beside its rules, and waits until the server goes by them. */
export const setSettings = async (server: TestServer, settings: object): Promise<void> => {
  await server.services.db
    .updateTable('sites')
    .set({ settings: JSON.stringify({ name: 'Vesper', ...settings }) })
    .where('domain', '=', 'localhost')
    .execute();
  server.clock.advanceSeconds(6);
  await server.services.sites.refreshNow();
};

/** Sets the rules of the test site; those that are not named take their defaults. */
export const setRules = (server: TestServer, rules: object): Promise<void> => setSettings(server, { rules });
