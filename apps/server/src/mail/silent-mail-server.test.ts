import { expect, it, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { startSilentHost } from '../testing/outside/silent-host.ts';
import { openMailer } from './mailer.ts';

it('gives up a mail server that takes connections and never answers, with its socket', async () => {
  const host = await startSilentHost();
  const config = { smtpUrl: `smtp://127.0.0.1:${host.port}`, mailFrom: 'shop@example.test' } as Config;
  const mailer = openMailer(config, {} as Database, systemClock, 200);
  const mail = { subject: 'x', text: 'x', html: '<p>x</p>' };
  await expect(mailer.send('1', 'who@example.test', 'Shop', mail)).rejects.toThrow(
    /timed? ?out|never received/i,
  );
  expect(host.taken()).toBe(1);
  await vi.waitFor(() => expect(host.openConnections()).toBe(0));
  await host.close();
});
