import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const connection = (protocols: RegExp) => z.url({ protocol: protocols });
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const environment = z
  .object({
    /** development: unknown hosts get the default site, /dev/outbox exists. production: neither. */
    VESPER_MODE: z.enum(['development', 'production', 'test']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    DATA_DIR: z.string().min(1).default('.data'),
    /** PostgreSQL; without it the embedded database in DATA_DIR is used. */
    DATABASE_URL: optional(connection(/^postgres(ql)?$/)),
    /** Shares live events and limits between several servers. */
    REDIS_URL: optional(connection(/^rediss?$/)),
    SMTP_URL: optional(connection(/^smtps?$/)),
    MAIL_FROM: z.email().default('no-reply@vesper.test'),
    /** The address that members type, when a proxy stands in front; used in mails and at payment providers. */
    PUBLIC_URL: optional(connection(/^https?$/)),
    /**
     * Who stands in front: how many proxies, or their addresses (`10.0.0.0/8,192.168.1.4`). Whatever else a request
     * claims about where it comes from is then not believed.
     */
    TRUST_PROXY: z
      .string()
      .regex(/^(\d|[\da-f.:/, ]{3,})?$/i, 'must be the number of proxies or their addresses')
      .default('')
      .transform((value) => (/^\d$/.test(value) ? Number(value) : value === '' ? false : value)),
    /** An MMDB file with countries by network address, which the operator supplies (GeoLite2 Country, say). */
    GEOIP_FILE: optional(z.string()),
    /** The header in which the proxy says the visitor's country (`cf-ipcountry`); believed from a trusted proxy only. */
    COUNTRY_HEADER: optional(
      z
        .string()
        .regex(/^[a-z\d-]+$/i, 'must be the name of a header')
        .toLowerCase(),
    ),
    MOLLIE_API_KEY: optional(z.string().regex(/^(test|live)_\w{20,}$/, 'must look like test_… or live_…')),
    /** Only the payment sandbox needs another address than the provider's own. */
    MOLLIE_API_URL: optional(connection(/^https$/)),
    /** Who push services may write to about our notifications: a mailto: or https: address. */
    PUSH_CONTACT: z
      .string()
      .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must start with mailto: or https://')
      .default('mailto:push@vesper.test'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((value, context) => {
    if (value.VESPER_MODE !== 'production') return;
    for (const name of ['SMTP_URL', 'PUBLIC_URL', 'MOLLIE_API_KEY'] as const) {
      if (value[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is required in production' });
    }
    if (value.PUBLIC_URL?.startsWith('https:') && value.TRUST_PROXY === false)
      context.addIssue({
        code: 'custom',
        path: ['TRUST_PROXY'],
        message: 'is required behind https: without it no form would be accepted',
      });
  });

export type Config = ReturnType<typeof toConfig>;

const toConfig = (value: z.output<typeof environment>) => ({
  mode: value.VESPER_MODE,
  host: value.HOST,
  port: value.PORT,
  dataFolder: value.DATA_DIR,
  databaseUrl: value.DATABASE_URL,
  redisUrl: value.REDIS_URL,
  smtpUrl: value.SMTP_URL,
  mailFrom: value.MAIL_FROM,
  publicUrl: value.PUBLIC_URL?.replace(/\/$/, ''),
  trustProxy: value.TRUST_PROXY,
  geoipFile: value.GEOIP_FILE,
  countryHeader: value.COUNTRY_HEADER,
  mollieApiKey: value.MOLLIE_API_KEY,
  mollieApiUrl: value.MOLLIE_API_URL,
  pushContact: value.PUSH_CONTACT,
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

/**
 * Reads the settings of this installation from the environment.
 * @throws ConfigError naming every missing or wrong variable at once.
 */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const parsed = environment.safeParse(variables);
  if (parsed.success) return toConfig(parsed.data);
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError([...new Set(problems)].sort());
};

/** Whether members reach this installation by https, as its public address says. */
export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') ?? false;
