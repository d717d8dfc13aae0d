import { createHash } from 'node:crypto';
import type { Response } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, becomePremium, call, findFictional, logIn } from '../browser/people.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('a free member never receives the bytes of a locked photo, nor an address of it', async ({
  page,
  watch,
  openSeat,
  nobody,
}) => {
  const premium = await openSeat();
  await becomeMember(premium.page.request);
  await becomePremium(premium.page.request);
  const { id } = await findFictional(nobody, { photos: 4 });

  const { profile: open } = await call(premium.page.request, 'profile', { query: { id } });
  const lockedPhotos = open.photos.filter((photo) => !photo.main);
  expect(lockedPhotos.every((photo) => photo.access === 'open')).toBe(true);
  const addresses = lockedPhotos.flatMap(({ picture }) => [picture.filename, picture.thumb_filename]);
  const secrets = new Set<string>();
  for (const address of addresses) {
    const answer = await premium.page.request.get(address);
    expect(answer.status(), address).toBe(200);
    secrets.add(hashOf(await answer.body()));
  }

  await test.step('what a free member is shown', async () => {
    await becomeMember(page.request);
    const pictures: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image') pictures.push(response);
    });
    await visit({ page, watch }, `/members/${id}`);
    for (const image of await page.getByRole('main').getByRole('img').all())
      await image.scrollIntoViewIfNeeded();
    await visit({ page, watch }, `/members/${id}`);
    const { profile } = await call(page.request, 'profile', { query: { id } });
    const expected = profile.photos.map(({ picture }) => picture.filename);
    await expect
      .poll(() => expected.every((address) => pictures.some((response) => response.url().endsWith(address))))
      .toBe(true);
    for (const response of pictures) {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/photos/')) continue;
      expect(response.status(), pathname).toBe(200);
      expect(pathname).not.toMatch(/^\/photos\/locked\//);
      expect(secrets.has(hashOf(await (await page.request.get(pathname)).body())), pathname).toBe(false);
    }
    const html = await (await page.request.get(`/members/${id}`)).text();
    expect(html).not.toContain('/photos/locked/');
    for (const photo of profile.photos.filter(({ main }) => !main)) expect(photo.access).toBe('locked');
  });

  await test.step('a premium member’s address is a 404 for everybody else', async () => {
    const another = await openSeat();
    await logIn(another.page.request, 'karin@vesper.test');
    const alsoPremium = await openSeat();
    await becomeMember(alsoPremium.page.request);
    await becomePremium(alsoPremium.page.request);
    for (const address of addresses)
      for (const request of [nobody, page.request, another.page.request, alsoPremium.page.request])
        expect((await request.get(address)).status(), address).toBe(404);
  });
});

test('a visitor sees blurred photos as well', async ({ page, watch, nobody }) => {
  const { id, photos } = await findFictional(nobody, { photos: 2 });
  expect(photos.filter(({ access }) => access === 'open')).toHaveLength(1);
  await visit({ page, watch }, `/members/${id}`);
  const html = await (await page.request.get(`/members/${id}`)).text();
  expect(html).not.toContain('/photos/locked/');
});
