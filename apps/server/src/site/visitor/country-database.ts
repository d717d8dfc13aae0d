import { readFile, stat } from 'node:fs/promises';
import { isCountry, type Country } from '@vesper/domain';
import type { FastifyBaseLogger } from 'fastify';
import { type CountryResponse, Reader } from 'maxmind';
import type { Clock } from '../../platform/clock.ts';
import { ConfigError } from '../../platform/config.ts';

/** How often is looked whether the operator has put another file in its place. */
const checkEveryMs = 10_000;

type Version = string;

const versionOf = async (file: string): Promise<Version> => {
  const { mtimeMs, size, ino } = await stat(file);
  return `${mtimeMs}:${size}:${ino}`;
};

const read = async (file: string): Promise<Reader<CountryResponse>> => {
  const reader = new Reader<CountryResponse>(await readFile(file));
  // A file that was cut short has good metadata at times: only an address that is looked up tells.
  reader.get('192.0.2.1');
  return reader;
};

/** Countries by network address, out of the MMDB file that the operator supplies; another file in its place is taken up. */
export class CountryDatabase {
  readonly #file: string;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  #reader: Reader<CountryResponse>;
  #version: Version;
  #checkedAtMs: number;
  #checking: Promise<void> | undefined;

  private constructor(
    file: string,
    clock: Clock,
    log: FastifyBaseLogger,
    known: { reader: Reader<CountryResponse>; version: Version },
  ) {
    this.#file = file;
    this.#clock = clock;
    this.#log = log;
    this.#reader = known.reader;
    this.#version = known.version;
    this.#checkedAtMs = clock.now();
  }

  /** @throws ConfigError when the file is not there or is no MMDB file */
  static async open(file: string, clock: Clock, log: FastifyBaseLogger): Promise<CountryDatabase> {
    try {
      const version = await versionOf(file);
      return new CountryDatabase(file, clock, log, { reader: await read(file), version });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ConfigError([`GEOIP_FILE: can not be read as an MMDB file (${reason})`]);
    }
  }

  /** The market that an address is in; undefined for unknown addresses and for countries that are no markets. */
  async find(address: string): Promise<Country | undefined> {
    if (this.#clock.now() - this.#checkedAtMs >= checkEveryMs)
      await (this.#checking ??= this.#check().finally(() => (this.#checking = undefined)));
    try {
      const found = this.#reader.get(address.replace(/^::ffff:(?=\d+\.)/i, ''));
      const code = (found?.country ?? found?.registered_country)?.iso_code;
      return isCountry(code) ? code : undefined;
    } catch (error) {
      this.#log.warn({ err: error }, 'country database: address could not be looked up');
      return undefined;
    }
  }

  async #check(): Promise<void> {
    this.#checkedAtMs = this.#clock.now();
    try {
      const version = await versionOf(this.#file);
      if (version === this.#version) return;
      this.#reader = await read(this.#file);
      this.#version = version;
    } catch (error) {
      this.#log.warn({ err: error }, 'country database: the new file is not used, the old one goes on');
    }
  }
}
