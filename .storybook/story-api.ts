import path from 'node:path';
import type { Plugin } from 'vite';

const standIn = path.join(import.meta.dirname, '../apps/members/app/testing/browser-api.ts');

/** Gives the calls of the members' pages to their stories, which answer them instead of a server. */
export const storyApi: Plugin = {
  name: 'vesper:story-api',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/apps/members/app/') && /(^|\/)browser-api\.ts$/.test(source) ? standIn : null,
};
