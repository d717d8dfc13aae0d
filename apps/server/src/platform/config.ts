import { accessSync, constants, statSync } from 'node:fs';
import { z } from 'zod';

interface Variable<T extends z.ZodType> {
  readonly schema: T;
  /** What the value is expected to be, to go on after "must". */
  readonly must: string;
}

const variable = <T extends z.ZodType>(schema: T, must: string): Variable<T> => ({ schema, must });

const address = (protocols: RegExp) => z.url({ protocol: protocols });

/** A trusted chain: how many proxies, or their addresses; none at all is `false`. */
const proxies = z
  .string()
  .regex(/^(\d|[\da-f.:/, ]{3,})$/i)
  .transform((value) => (/^\d$/.test(value) ? Number(value) : value));

const isReadable = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** A bucket of a store that speaks S3, with the key in front of its host. */
const isBucket = (text: string): boolean => {
  const url = URL.parse(text);
  // A `%` that was not written as `%25`.
  if (url && /%(?![\da-f]{2})/i.test(url.username + url.password)) return false;
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username !== '' &&
    url.password !== '' &&
    /^\/[a-z\d][\w.-]{1,62}\/?$/i.test(url.pathname)
  );
};

/** Every environment variable that is read. One that is empty counts as missing. */
const environment = {
  /** development: unknown hosts get the default site, /dev/outbox exists. production: neither. */
  VESPER_MODE: variable(
    z.enum(['development', 'production', 'test']).default('development'),
    'be development, production or test',
  ),
  HOST: variable(
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    'be a network address or a host name, such as 0.0.0.0',
  ),
  PORT: variable(z.coerce.number().int().min(0).max(65_535).default(3000), 'be a number from 0 to 65535'),
  DATA_DIR: variable(z.string().default('.data'), 'be a folder'),
  /** PostgreSQL; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: variable(
    address(/^postgres(ql)?$/).optional(),
    'be an address such as postgres://user:password@host:5432/name',
  ),
  /** Shares live events and limits between several servers. */
  REDIS_URL: variable(address(/^rediss?$/).optional(), 'be an address such as redis://host:6379'),
  /** Keeps photos and recordings there instead of in DATA_DIR, so that several servers share them. */
  S3_URL: variable(
    z.string().refine(isBucket).optional(),
    'be an address such as https://key:secret@s3.example/bucket?region=eu-central-1 (key and secret percent-encoded)',
  ),
  SMTP_URL: variable(
    address(/^smtps?$/).optional(),
    'be an address such as smtps://user:password@mail.example:465',
  ),
  MAIL_FROM: variable(z.email().default('no-reply@vesper.test'), 'be an e-mail address'),
  /** The address that members type, when a proxy stands in front; used in mails and at payment providers. */
  PUBLIC_URL: variable(address(/^https?$/).optional(), 'be an address such as https://www.vesper.example'),
  /**
   * Who stands in front: how many proxies, or their addresses (`10.0.0.0/8,192.168.1.4`). Whatever else a request
   * claims about where it comes from is then not believed.
   */
  TRUST_PROXY: variable(
    proxies.optional().transform((value) => value ?? false),
    'be the number of proxies in front (0 to 9), or their addresses, such as 10.0.0.0/8,192.168.1.4',
  ),
  /** An MMDB file with countries by network address, which the operator supplies (GeoLite2 Country, say). */
  GEOIP_FILE: variable(z.string().refine(isReadable).optional(), 'be an MMDB file that can be read'),
  /** The header in which the proxy says the visitor's country (`cf-ipcountry`); believed from a trusted proxy only. */
  COUNTRY_HEADER: variable(
    z
      .string()
      .regex(/^[a-z\d-]+$/i)
      .toLowerCase()
      .optional(),
    'be the name of a header, such as cf-ipcountry',
  ),
  MOLLIE_API_KEY: variable(
    z
      .string()
      .regex(/^(test|live)_\w{20,}$/)
      .optional(),
    'look like test_… or live_…, with at least 20 letters and digits after it',
  ),
  /** Of the whole organisation, to read what was paid out to its bank; the key of a shop does not show that. */
  MOLLIE_ACCESS_TOKEN: variable(
    z
      .string()
      .regex(/^access_\w{20,}$/)
      .optional(),
    'look like access_…, with at least 20 letters and digits after it',
  ),
  /** Only the payment sandbox needs another address than the provider's own. */
  MOLLIE_API_URL: variable(address(/^https$/).optional(), 'be an address that begins with https://'),
  /** Who push services may write to about our notifications. */
  PUSH_CONTACT: variable(
    z
      .string()
      .regex(/^(mailto:.+@.+|https:\/\/.+)$/)
      .default('mailto:push@vesper.test'),
    'begin with mailto: or https://',
  ),
  /** Whether the demo world's pictures are painted before somebody asks for them, while nobody asks for anything. */
  PAINT_AHEAD: variable(z.enum(['yes', 'no']).default('yes'), 'be yes or no'),
  /** Whether a part of too much work is refused (decision 47); not where somebody else keeps the machine busy. */
  REFUSE_WHEN_LATE: variable(z.enum(['yes', 'no']).default('yes'), 'be yes or no'),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'be fatal, error, warn, info, debug, trace or silent',
  ),
};

type Name = keyof typeof environment;
type Values = { readonly [N in Name]: z.output<(typeof environment)[N]['schema']> };

const names = Object.keys(environment) as Name[];
/** Without these a shop that is open to the world would lose mails, links or money. */
const requiredInProduction: readonly Name[] = ['SMTP_URL', 'PUBLIC_URL', 'MOLLIE_API_KEY'];

export type Config = ReturnType<typeof toConfig>;

const toConfig = (value: Values) => ({
  mode: value.VESPER_MODE,
  host: value.HOST,
  port: value.PORT,
  dataFolder: value.DATA_DIR,
  databaseUrl: value.DATABASE_URL,
  redisUrl: value.REDIS_URL,
  s3Url: value.S3_URL,
  smtpUrl: value.SMTP_URL,
  mailFrom: value.MAIL_FROM,
  publicUrl: value.PUBLIC_URL?.replace(/\/$/, ''),
  trustProxy: value.TRUST_PROXY,
  geoipFile: value.GEOIP_FILE,
  countryHeader: value.COUNTRY_HEADER,
  mollieApiKey: value.MOLLIE_API_KEY,
  mollieAccessToken: value.MOLLIE_ACCESS_TOKEN,
  mollieApiUrl: value.MOLLIE_API_URL,
  pushContact: value.PUSH_CONTACT,
  paintAhead: value.PAINT_AHEAD === 'yes',
  // Tests have a machine that is busy with others.
  refusesWhenLate: value.REFUSE_WHEN_LATE === 'yes' && value.VESPER_MODE !== 'test',
  logLevel: value.LOG_LEVEL,
});

/** All that is wrong with the environment, one line a variable; never the values, which may be secret. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `These environment variables are missing or wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** What no variable says alone, judged by what could be read of each. */
const problemsTogether = (values: Partial<Values>, isGiven: (name: Name) => boolean): string[] => {
  if (values.VESPER_MODE !== 'production') return [];
  const missing = requiredInProduction
    .filter((name) => !isGiven(name))
    .map((name) => `${name}: is required in production and must ${environment[name].must}`);
  const isBare = values.PUBLIC_URL?.startsWith('https:') && values.TRUST_PROXY === false;
  const proxy = `TRUST_PROXY: is required behind https (without it no form would be accepted) and must ${environment.TRUST_PROXY.must}`;
  return isBare ? [...missing, proxy] : missing;
};

/**
 * Reads the settings of this installation from the environment.
 * @throws ConfigError naming every missing or wrong variable at once, with what is expected; never what was given, which
 *   may be a secret
 */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const given = (name: Name): string | undefined => variables[name] || undefined;
  const parsed = names.map((name) => [name, environment[name].schema.safeParse(given(name))] as const);
  const values = Object.fromEntries(parsed.map(([name, { data }]) => [name, data])) as Partial<Values>;
  const wrong = parsed
    .filter(([, { success }]) => !success)
    .map(([name]) => `${name}: must ${environment[name].must}`);
  const problems = [...wrong, ...problemsTogether(values, (name) => given(name) !== undefined)];
  if (problems.length > 0) throw new ConfigError(problems.sort());
  return toConfig(values as Values);
};

/** Whether members reach this installation by https, as its public address says. */
export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') ?? false;
