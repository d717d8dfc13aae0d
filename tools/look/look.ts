/**
 * `npm run look -- [--only stories|screens] [--name part] [--language en,de] [--theme light,dark] [--width 360,1280]
 * [--text 100,200]`: every story and every screen as pictures, and a contact sheet of each look, in `look/`.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumOptions } from '@vesper/testing';
import { root, run } from '../run/child.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { takeStoryPictures } from './story-pictures.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    name: { type: 'string', default: '' },
    language: { type: 'string', default: 'en,de' },
    theme: { type: 'string', default: 'light' },
    width: { type: 'string', default: '360,1280' },
    text: { type: 'string', default: '100' },
  },
});

const folder = path.join(root, 'look');
const list = (text: string): string[] => text.split(',').map((part) => part.trim());
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const stories = async (): Promise<void> => {
  const code = await run('nx', ['run', '@vesper/storybook:build', '--outputStyle=static'], {
    NX_DAEMON: 'false',
  });
  if (code !== 0) process.exit(code);
  const looks = list(values.language).flatMap((locale) =>
    list(values.width).flatMap((width) =>
      list(values.theme).flatMap((theme) =>
        list(values.text).map((textSize) => ({ locale, width: Number(width), theme, textSize })),
      ),
    ),
  );
  const target = path.join(folder, 'stories');
  await takeStoryPictures(path.join(root, 'storybook-static'), target, looks, values.name, chromiumOptions);
};

const screens = async (): Promise<void> => {
  const code = await run('playwright', ['test', '--config', 'apps/e2e/look.config.ts'], {
    LOOK_FOLDER: folder,
    LOOK_LANGUAGE: values.language,
    LOOK_WIDTH: values.width,
    LOOK_THEME: values.theme,
    LOOK_TEXT: values.text,
    LOOK_ONLY: values.name,
  });
  if (code !== 0) process.exitCode = code;
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (values.only !== 'screens') await stories();
if (values.only !== 'stories') await screens();

for (const kind of ['stories', 'screens']) {
  const pictures = path.join(folder, kind);
  if (!existsSync(pictures)) continue;
  for (const look of readdirSync(pictures)) {
    const file = path.join(folder, `${kind}-${look}.png`);
    const count = await writeContactSheet(path.join(pictures, look), file);
    say(`${path.relative(root, file)}: ${count} pictures`);
  }
}
