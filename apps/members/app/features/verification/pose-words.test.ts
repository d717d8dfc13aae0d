// @vitest-environment node
import { locales } from '@vesper/domain';
import { loadMessages } from '@vesper/i18n/react';
import { expect, it } from 'vitest';
import { poseMessages } from './pose-messages.ts';

/** So many letters fit beside the drawing on a phone of 360 pixels; not every browser knows where a language parts its words. */
const mostLetters = 13;

it.each(locales)('says in %s where a long word may be parted beside the drawing', async (locale) => {
  const texts = await loadMessages(locale);
  const said = Object.values(poseMessages).map(({ id }) => JSON.stringify(texts[String(id)]));
  const parts = said.join(' ').split(/[\s\u00ad".,]+/);
  expect(parts.filter((part) => part.length > mostLetters)).toEqual([]);
});
