import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import { openData } from './platform/database/open-data.ts';
import { publishOnce } from './platform/live/live-bus.ts';
import { changePrices, PriceRefused } from './site/prices/change-prices.ts';
import { type PriceEntry, priceEntry, priceFile } from './site/prices/price-schema.ts';
import { showPrices } from './site/prices/show-prices.ts';
import { readSites } from './site/repository.ts';
import { say } from './say.ts';

const usage = `Usage:
  prices show <domain> [moment]              what the site asks for, and what is planned
  prices set <domain> <kind> name=value ...  says something else from now on, or with from=2027-01-01T00:00:00Z
  prices apply <domain> <file>               the same from a file: [{ "kind": "vat", "country": "NL", "rate": 21 }, ...]

  bundle        bundle=b25 currency=EUR credits=25 price=15.99 (price=none ends it)
  currency      country=PL currency=EUR
  vat           country=FI rate=25.5
  message-cost  country=NL currency=EUR cost=0.35 (cost=none: that of the cheapest bundle)
  discount      code=SPRING10 percentage=10 [status=inactive validity=once country=NL currency=EUR minimum=20
                first_purchase_only=yes methods=ideal,creditcard member=<id> expires=2027-03-01T00:00:00Z]`;

/** `name=value` as they are typed. @throws PriceRefused */
const readPairs = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new PriceRefused(`"${pair}" is no name=value`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new PriceRefused(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** What is to be said of the site's prices. @throws PriceRefused with all that is wrong */
const readEntries = async (command: string, rest: readonly string[]): Promise<PriceEntry[]> => {
  const [first = '', ...pairs] = rest;
  const parsed =
    command === 'apply'
      ? priceFile.safeParse(await readJson(first))
      : z.array(priceEntry).safeParse([{ kind: first, ...readPairs(pairs) }]);
  if (!parsed.success) throw new PriceRefused(`${z.prettifyError(parsed.error)}\n\n${usage}`);
  return parsed.data;
};

/** Tells the servers, which go by it at once. It is set in any case: without Redis each sees it within five seconds. */
const tell = async (redisUrl: string | undefined, site: string): Promise<void> => {
  if (!redisUrl) return;
  await publishOnce(redisUrl, { changed: [site] }).catch((error: unknown) =>
    say(`the servers see it within five seconds; they could not be told: ${String(error)}`),
  );
};

const [command = '', domain = '', ...rest] = process.argv.slice(2);
try {
  if (!['show', 'set', 'apply'].includes(command) || !domain) throw new PriceRefused(usage);
  const entries = command === 'show' ? [] : await readEntries(command, rest);
  const config = readConfig(process.env);
  const { open, close } = await openData(config, (error) => say(`database: ${error.message}`));
  try {
    const site = (await readSites(open.db)).find((row) => row.domain === domain);
    if (!site) throw new PriceRefused(`there is no site ${domain}`);
    if (command === 'show') {
      const atMs = rest[0] === undefined ? systemClock.now() : Date.parse(rest[0]);
      if (Number.isNaN(atMs)) throw new PriceRefused(`"${rest[0]}" is no moment`);
      for (const line of await showPrices(open.db, site.id, atMs)) say(line);
    } else {
      const outcomes = await changePrices({ db: open.db, clock: systemClock }, site.id, entries);
      for (const { line, before, fromMs, isNew } of outcomes) {
        say(`${isNew ? 'set' : 'so already'} from ${new Date(fromMs).toISOString()}: ${line}`);
        if (isNew && before !== null) say(`  was ${before}`);
      }
      if (outcomes.some(({ isNew }) => isNew)) await tell(config.redisUrl, site.id);
    }
  } finally {
    await close();
  }
} catch (error) {
  const known = [PriceRefused, ConfigError, DataFolderError].some((kind) => error instanceof kind);
  process.stderr.write(
    `${known || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n`,
  );
  process.exit(1);
}
