import type { Locator, Page } from '@playwright/test';
import { text } from '../browser/texts.ts';

/** The messages of an open conversation. */
export const chatLog = (page: Page): Locator => page.getByRole('log', { name: text('chat.log') });

export const messageField = (page: Page, name: string): Locator =>
  page.getByLabel(text('chat.field', { name }));

/** One message by its text. */
export const bubble = (page: Page, message: string): Locator =>
  chatLog(page).getByRole('listitem').filter({ hasText: message });

export const typingMark = (page: Page, name: string): Locator =>
  chatLog(page).getByText(text('chat.typing', { name }));

/** Writes and sends as one does: letter by letter, so that the other side sees the typing. */
export const sendMessage = async (page: Page, name: string, message: string): Promise<void> => {
  await messageField(page, name).pressSequentially(message);
  await page.getByRole('button', { name: text('chat.send'), exact: true }).click();
};
