import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './people.ts';
import { text } from './texts.ts';

/** The part of the settings with this heading. */
export const sectionOf = (page: Page, titleId: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: text(titleId), exact: true }) });

export const press = (place: Page | Locator, id: string, values = {}): Promise<void> =>
  place.getByRole('button', { name: text(id, values), exact: true }).click();

export const fill = (place: Page | Locator, id: string, value: string): Promise<void> =>
  place.getByLabel(text(id), { exact: true }).fill(value);

/** Logs in through the form. */
export const logInByForm = async (page: Page, email: string, password: string): Promise<void> => {
  await fill(page, 'login-field.email', email);
  await fill(page, 'login-field.password', password);
  await press(page.getByRole('main'), 'login.submit');
};

/** Where a login leads: the search, whose heading is waited for. */
export const expectSearch = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: text('search.title'), exact: true })).toBeVisible();

/** Logs out elsewhere than on the page, which would otherwise be on its way to the login by itself. */
export const logOutElsewhere = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await call(page.request, 'logout');
};

/** What the summary over a refused form says. */
export const refusal = (page: Page): Locator =>
  page.getByRole('alert', { name: text('frame.error-summary') });

export const newPassword = 'an evening under the lamps';

/** Chooses a new password, twice the same unless told otherwise. */
export const fillNewPassword = async (
  place: Page | Locator,
  password = newPassword,
  repeat = password,
): Promise<void> => {
  await fill(place, 'password-new.password', password);
  await fill(place, 'password-new.repeat', repeat);
};
