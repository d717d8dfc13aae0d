import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, textsVersion } from './compiled-texts.ts';
import { messagesPlugin } from './messages-plugin.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-plugin-'));
  const code = "import * as texts from 'virtual:vesper/messages';\nconsole.log(texts);\n";
  writeFileSync(join(folder, 'entry.js'), code);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outputOf = async (ssr: boolean): Promise<Rolldown.RolldownOutput['output']> => {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [messagesPlugin({ production: true })],
    build: { write: false, ssr, rolldownOptions: { input: join(folder, 'entry.js') } },
  });
  return (result as Rolldown.RolldownOutput).output;
};

describe('a build for browsers', () => {
  it('has one file a language and group, and knows no language by itself', async () => {
    const output = await outputOf(false);
    const assets = output.flatMap((file) => (file.type === 'asset' ? [file.fileName] : []));
    const version = textsVersion();
    for (const locale of languages()) expect(assets).toContain(`assets/texts-${version}/${locale}/chat.json`);
    expect(assets.filter((name) => /en-XA|\/mail\.json$/.test(name))).toEqual([]);
    const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
    expect(code).not.toContain(version);
    expect(code).not.toContain('chat.send');
  });
});

describe('a build for the server', () => {
  it('has all languages in its code, no files, and no pseudo language', async () => {
    const output = await outputOf(true);
    expect(output.filter(({ type }) => type === 'asset')).toEqual([]);
    const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('messages/'));
    expect(modules.map((id) => id.split('/').at(-1)).sort()).toEqual(languages());
    expect(chunks.map(({ code }) => code).join('')).toContain(textsVersion());
  });
});

describe('the development server', () => {
  it('makes the files when asked, the pseudo language included', async () => {
    const server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0 },
      plugins: [messagesPlugin({ production: false })],
    });
    try {
      await server.listen();
      const address = server.httpServer?.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const get = (path: string) => fetch(`http://127.0.0.1:${port}/assets/texts-dev/${path}.json`);
      expect(await (await get('en-XA/chat')).json()).toMatchObject({ 'chat.send': [{ value: '[Šééñđ]' }] });
      expect((await get('de/chat')).status).toBe(200);
      expect(await (await get('de/mail')).json()).toEqual({});
      expect(await (await get('de/not-extracted-yet')).json()).toEqual({});
      expect((await get('xx/chat')).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});
