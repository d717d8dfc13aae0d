import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (variables: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

const enough = {
  VESPER_MODE: 'production',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://vesper.example/',
  MOLLIE_API_KEY: `live_${'x'.repeat(30)}`,
  TRUST_PROXY: '1',
};

describe('the environment', () => {
  it('takes its defaults where nothing or an empty text is said', () => {
    for (const variables of [{}, { PORT: '', HOST: '', DATABASE_URL: '', TRUST_PROXY: '', LOG_LEVEL: '' }])
      expect(readConfig(variables)).toMatchObject({
        mode: 'development',
        host: '127.0.0.1',
        port: 3000,
        databaseUrl: undefined,
        trustProxy: false,
        logLevel: 'info',
      });
  });

  it('reads what is said', () => {
    expect(readConfig({ ...enough, PORT: '0', TRUST_PROXY: '10.0.0.0/8,::1' })).toMatchObject({
      mode: 'production',
      port: 0,
      publicUrl: 'https://vesper.example',
      trustProxy: '10.0.0.0/8,::1',
    });
  });

  it('names all that is missing and all that is wrong at once in production, with what is expected', () => {
    const secret = 'sk-very-secret';
    const problems = problemsOf({
      VESPER_MODE: 'production',
      PORT: 'many',
      HOST: 'not a host',
      DATABASE_URL: `mysql://me:${secret}@host/x`,
      REDIS_URL: 'redis',
      S3_URL: `https://${secret}@s3.example/`,
      SMTP_URL: '',
      MAIL_FROM: 'nobody',
      TRUST_PROXY: 'yes',
      GEOIP_FILE: '/no/such/file.mmdb',
      COUNTRY_HEADER: 'cf ipcountry',
      MOLLIE_API_KEY: secret,
      MOLLIE_ACCESS_TOKEN: secret,
      MOLLIE_API_URL: 'http://plain.example',
      PUSH_CONTACT: 'me',
      LOG_LEVEL: 'loud',
    });
    expect(problems.map((line) => line.split(':', 1)[0])).toEqual([
      'COUNTRY_HEADER',
      'DATABASE_URL',
      'GEOIP_FILE',
      'HOST',
      'LOG_LEVEL',
      'MAIL_FROM',
      'MOLLIE_ACCESS_TOKEN',
      'MOLLIE_API_KEY',
      'MOLLIE_API_URL',
      'PORT',
      'PUBLIC_URL',
      'PUSH_CONTACT',
      'REDIS_URL',
      'S3_URL',
      'SMTP_URL',
      'TRUST_PROXY',
    ]);
    for (const line of problems) expect(line).toMatch(/: (is required .+ and )?must [a-z].{8,}/);
    expect(problems.join()).not.toContain(secret);
  });

  it.each([
    'https://key:50%zz@s3.example/photos',
    'https://s3.example/photos',
    'ftp://a:b@s3.example/photos',
  ])('takes no bucket that it could not ask: %s', (S3_URL) => expect(problemsOf({ S3_URL })).toHaveLength(1));

  it('asks for the proxy behind https, whatever else is wrong', () => {
    const { TRUST_PROXY: _, ...bare } = enough;
    const names = problemsOf({ ...bare, PORT: '-1' }).map((line) => line.split(':', 1)[0]);
    expect(names).toEqual(['PORT', 'TRUST_PROXY']);
  });
});
