import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface ServerCertificate {
  key: string;
  cert: string;
  /** Where the certificate authority's public certificate lies, for clients that should trust it. */
  caFile: string;
}

const validYears = 5;
const renewDaysBefore = 30;
const dayMs = 86_400_000;

/**
 * The TLS certificate of the API, made at the first start and kept in `folder`.
 * The authority's private key is thrown away once it has signed: nobody can sign anything else with it.
 */
export async function serverCertificate(folder: string, nowMs: number): Promise<ServerCertificate> {
  const files = {
    key: join(folder, 'server-key.pem'),
    cert: join(folder, 'server.pem'),
    caFile: join(folder, 'ca.pem'),
  };
  if (Object.values(files).every((file) => existsSync(file))) {
    const cert = readFileSync(files.cert, 'utf8');
    const goodUntilMs = Date.parse(new X509Certificate(cert).validTo) - renewDaysBefore * dayMs;
    if (nowMs < goodUntilMs) return { key: readFileSync(files.key, 'utf8'), cert, caFile: files.caFile };
  }
  const made = await makeCertificates(nowMs);
  mkdirSync(folder, { recursive: true });
  writeFileSync(files.key, made.key, { mode: 0o600 });
  writeFileSync(files.cert, made.cert);
  writeFileSync(files.caFile, made.ca);
  return { key: made.key, cert: made.cert, caFile: files.caFile };
}

async function makeCertificates(nowMs: number) {
  const common = {
    keyType: 'ec',
    algorithm: 'sha256',
    // An hour of slack: a clock that runs slightly behind must not refuse a fresh certificate.
    notBeforeDate: new Date(nowMs - 3_600_000),
    notAfterDate: new Date(nowMs + validYears * 365 * dayMs),
  } as const;
  const authority = await generate([{ name: 'commonName', value: 'Payment sandbox authority' }], {
    ...common,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const server = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...common,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { key: server.private, cert: server.cert, ca: authority.cert };
}
