import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that puts each mail into a file, for the tests to read (`read-mail.ts`). */
export const startMailServer = async (folder: string): Promise<MailServer> => {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        count += 1;
        const name = path.join(folder, String(count).padStart(4, '0'));
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        };
        // Written aside and then named, so that nobody reads half a mail.
        writeFileSync(`${name}.part`, JSON.stringify(mail));
        renameSync(`${name}.part`, `${name}.json`);
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
