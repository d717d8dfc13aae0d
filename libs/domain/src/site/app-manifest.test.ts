import { expect, it } from 'vitest';
import { appManifest } from './app-manifest.ts';
import { siteBrand } from './settings.ts';
import { defaultsOf } from './setting-kinds.ts';

const brand = { ...defaultsOf(siteBrand), name: 'Second Evening' };

it('is the brand’s own', () => {
  expect(
    appManifest({
      ...brand,
      shortName: 'Second',
      description: 'Meet again',
      themeColor: '#112233',
      backgroundColor: '#ffeedd',
      icon: 'https://cdn.example/sign.png?v=2',
    }),
  ).toEqual({
    id: '/',
    name: 'Second Evening',
    short_name: 'Second',
    description: 'Meet again',
    start_url: '/',
    display: 'standalone',
    background_color: '#ffeedd',
    theme_color: '#112233',
    icons: [{ src: 'https://cdn.example/sign.png?v=2', sizes: '512x512', type: 'image/png', purpose: 'any' }],
  });
});

it('goes by the name where there is no short one, and by the product’s sign', () => {
  const manifest = appManifest(brand);
  expect(manifest).not.toHaveProperty('description');
  expect(manifest.short_name).toBe('Second Evening');
  expect(manifest.icons).toEqual([
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ]);
});
