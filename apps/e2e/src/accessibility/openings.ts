import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { idempotencyHeader } from '@vesper/contract';
import { call } from '../browser/people.ts';
import { spottedFile } from '../browser/picture.ts';
import type { Screen } from './screens.ts';

/** Something that opens over a screen, or a face that it has only after an act. */
export interface Opening extends Screen {
  /** Opens it and answers the selector of what to read; null for the topmost dialog, or the whole page. */
  readonly open: (page: Page) => Promise<string | null>;
  /** Undoes what would be met by the next one. */
  readonly close?: (page: Page) => Promise<void>;
}

/** Opens a menu of the frame or of a chat's head, by its place among those of the page. */
const menu =
  (place: string) =>
  async (page: Page): Promise<string> => {
    await page.locator(`${place} summary.menu__button`).last().click();
    await expect(page.locator('details[open] .menu__sheet')).toBeVisible();
    return 'details[open] .menu__sheet';
  };

const dialogBy =
  (opener: string) =>
  async (page: Page): Promise<null> => {
    await page.locator(opener).first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    return null;
  };

const sendNothing = async (page: Page): Promise<null> => {
  await page.locator('main form button[type=submit]').first().click();
  await expect(page.locator('.field__error, .form-errors').first()).toBeVisible();
  return null;
};

/** The page of an order whose payment has ended so; a message that was refused goes out with it. */
const orderEnded =
  (member: APIRequestContext, outcome: 'failed' | 'paid') =>
  async (page: Page): Promise<null> => {
    const { methods, unpaid } = await call(member, 'credits');
    const { order } = await call(member, 'orderCreate', {
      body: { bundle: 'b25', method: methods[0]?.id ?? '', message: unpaid?.key ?? '', repeat: true },
    });
    await member.post(order.checkout_url ?? '', { form: { outcome }, maxRedirects: 0 });
    const [prefix = ''] = new URL(page.url()).pathname.split('/credits');
    await page.goto(`${prefix}/transactions/${order.payment_id}`);
    await expect(page.locator('.outcome .person-note')).toBeVisible();
    await expect(page.locator('.outcome .button--go')).toHaveCount(1);
    return null;
  };

const pathOf = (screens: readonly Screen[], name: string): string => {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`there is no screen ${name}`);
  return screen.path;
};

/** What a visitor can open. */
export const visitorOpenings: readonly Opening[] = [
  { name: 'appearance-menu', path: '/', open: menu('.top-bar details:first-child') },
  { name: 'language-menu', path: '/', open: menu('.top-bar details:nth-child(2)') },
  { name: 'signup-dialog', path: '/', open: dialogBy('.home-end .button--go') },
  { name: 'signup-for-somebody', path: '/members', open: dialogBy('a.heart-button') },
  { name: 'login-errors', path: '/login', open: sendNothing },
  { name: 'signup-errors', path: '/signup', open: sendNothing },
];

/** What a member can open; uses up the credits of this member, so that the last chat is refused. */
export const memberOpenings = async (
  member: APIRequestContext,
  screens: readonly Screen[],
): Promise<Opening[]> => {
  const chat = pathOf(screens, 'chat-long-name');
  const profile = pathOf(screens, 'members-id');
  return [
    { name: 'account-menu', path: '/likes', open: menu('.top-bar') },
    {
      name: 'search-filter',
      path: '/members',
      open: async (page) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.locator('.search-filter__line').click();
        await page.locator('.search-filter__more > summary').click();
        await expect(page.locator('.search-filter__rest')).toBeVisible();
        return null;
      },
    },
    {
      name: 'all-interests',
      path: '/profile',
      open: async (page) => {
        await page.locator('.choice-all').click();
        await expect(page.locator('.choice--more').last()).toBeVisible();
        return null;
      },
    },
    {
      name: 'photo-crop',
      path: '/profile',
      open: async (page) => {
        const { origin } = new URL(page.url());
        await member.post(`${origin}/api/photos.php`, {
          headers: { origin, [idempotencyHeader]: randomUUID() },
          multipart: { photo: spottedFile(77) },
        });
        await page.reload();
        await dialogBy('.own-photo__crop')(page);
        await expect(page.locator('.photo-cropper .reactEasyCrop_CropArea')).toBeVisible();
        return null;
      },
    },
    { name: 'chat-menu', path: chat, open: menu('.chat-head') },
    {
      name: 'chat-block',
      path: chat,
      open: async (page) => {
        await menu('.chat-head')(page);
        return dialogBy('.chat-head .menu__item[data-act=block]')(page);
      },
    },
    {
      name: 'chat-report',
      path: chat,
      open: async (page) => {
        await menu('.chat-head')(page);
        await dialogBy('.chat-head .menu__item[data-act=report]')(page);
        await expect(page.locator('.report')).toBeVisible();
        return null;
      },
    },
    { name: 'unblock', path: '/notifications/blocked', open: dialogBy('.device .button') },
    {
      name: 'report of a blocked member',
      path: '/notifications/blocked',
      open: dialogBy('.blocked__acts .button ~ .button'),
    },
    {
      name: 'photo-viewer',
      path: profile,
      open: async (page) => {
        await page.locator('.photo-tile--open').first().click();
        await expect(page.locator('.photo-viewer')).toBeVisible();
        return '.photo-viewer';
      },
    },
    {
      name: 'offline-chat',
      path: chat,
      open: async (page) => {
        await page.context().setOffline(true);
        await expect(page.locator('.chat-frame > .alert')).toBeVisible();
        return null;
      },
      close: (page) => page.context().setOffline(false),
    },
    {
      name: 'refused-chat',
      path: chat,
      open: async (page) => {
        const { user } = await call(member, 'user');
        for (let left = user?.credits ?? 0; left >= 0; left -= 1) {
          await page.locator('.composer textarea').fill('Guten Abend');
          await page.locator('.composer button[type=submit]').click();
          await expect(page.locator('.composer textarea')).toHaveValue('');
        }
        await expect(page.locator('.chat-notices .alert--warning').first()).toBeVisible();
        return null;
      },
    },
    {
      name: 'order-with-message',
      path: '/credits/b60',
      open: async (page) => {
        await expect(page.locator('.person-note')).toBeVisible();
        await page.locator('.discount-field summary').click();
        return null;
      },
    },
    { name: 'order-failed', path: '/credits', open: orderEnded(member, 'failed') },
    { name: 'order-paid', path: '/credits', open: orderEnded(member, 'paid') },
  ];
};
