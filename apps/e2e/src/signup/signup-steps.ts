import { expect, type Page } from '@playwright/test';
import { text } from '../browser/texts.ts';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly birthDate: { readonly day: string; readonly month: string; readonly year: string };
}

let count = 0;

/** Somebody who has never been here. */
export const newAccount = (changes: Partial<NewAccount> = {}): NewAccount => {
  count += 1;
  return {
    email: `visitor${count}.${Math.random().toString(36).slice(2, 10)}@example.test`,
    name: `Visitor ${count}`,
    password: 'three geese over the dike',
    birthDate: { day: '2', month: '04', year: '1968' },
    ...changes,
  };
};

const button = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true });

/** The first step: fills the account form and sends it. */
export const fillAccount = async (page: Page, account: NewAccount): Promise<void> => {
  await page.getByLabel(text('signup.email')).fill(account.email);
  await page.getByLabel(text('profile-field.name')).fill(account.name);
  const birthDate = page.getByRole('group', { name: text('profile-field.birth-date') });
  await birthDate.getByLabel(text('profile-field.birth-date.day')).fill(account.birthDate.day);
  await birthDate.getByLabel(text('profile-field.birth-date.month')).selectOption(account.birthDate.month);
  await birthDate.getByLabel(text('profile-field.birth-date.year')).fill(account.birthDate.year);
  await page.getByLabel(text('signup.password'), { exact: true }).fill(account.password);
  await button(page, 'signup.submit').click();
};

/** The step is open, as a page or over one. */
export const expectStep = (page: Page, titleId: string): Promise<void> =>
  expect(page.getByRole('heading', { name: text(titleId), exact: true })).toBeVisible();

export const skipStep = (page: Page): Promise<void> => button(page, 'signup.skip').click();

export const saveStep = (page: Page): Promise<void> => button(page, 'signup.next').click();

/** Chooses one of the chips of a group. */
export const choose = (page: Page, groupId: string, choiceId: string): Promise<void> =>
  page
    .getByRole('group', { name: text(groupId) })
    .getByLabel(text(choiceId), { exact: true })
    .check();
