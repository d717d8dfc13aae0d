import type { SiteBrand } from './settings.ts';

/** The web app manifest (W3C "Web Application Manifest"), as far as we fill it. */
export type AppManifest = {
  id: string;
  name: string;
  short_name: string;
  description?: string;
  start_url: string;
  display: 'standalone';
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: 'any' }[];
};

type Brand = Pick<
  SiteBrand,
  'name' | 'shortName' | 'description' | 'themeColor' | 'backgroundColor' | 'icon'
>;

const isDrawing = (address: string): boolean => /\.svg($|[?#])/i.test(address);

/** How a brand is called and looks when it is installed as an app (readings: the manifest is the brand's). */
export function appManifest(brand: Brand): AppManifest {
  const { name, shortName, description, icon } = brand;
  const file = isDrawing(icon)
    ? { sizes: 'any', type: 'image/svg+xml' }
    : { sizes: '512x512', type: 'image/png' };
  return {
    id: '/',
    name,
    short_name: shortName || name,
    ...(description && { description }),
    start_url: '/',
    display: 'standalone',
    background_color: brand.backgroundColor,
    theme_color: brand.themeColor,
    icons: [{ src: icon, ...file, purpose: 'any' }],
  };
}
