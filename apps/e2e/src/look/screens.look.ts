import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { localePath } from '@vesper/domain';
import { chooseAppearance } from '../browser/barriers.ts';
import { settled, test } from '../browser/journey.ts';
import { memberScreens, visitorScreens } from '../accessibility/screens.ts';
import { readOptions } from './options.ts';

const { folder, locales, widths, themes, textSizes, only } = readOptions();

for (const locale of locales)
  for (const width of widths)
    for (const theme of themes)
      for (const textSize of textSizes) {
        const look = `${locale}-${width}-${theme}-${textSize}`;
        test(`screens ${look}`, async ({ openSeat, nobody, world }) => {
          const viewport = { width, height: width < 600 ? 740 : 900 };
          const visitor = await openSeat({ viewport });
          const member = await openSeat({ viewport });
          const seats = [
            [visitor, await visitorScreens(nobody)],
            [member, await memberScreens(member.page.request, nobody, { language: locale })],
          ] as const;
          const target = path.join(folder, 'screens', look);
          mkdirSync(target, { recursive: true });
          for (const [seat, screens] of seats) {
            seat.watch.allow(/status of 404/);
            await chooseAppearance(seat.page, world.address, { theme, textSize, contrast: 'normal' });
            for (const { name, path: address } of screens.filter((screen) => screen.name.includes(only))) {
              const [pathname = '/', query] = address.split('?', 2);
              await seat.page.goto(
                `${localePath(locale, pathname)}${query === undefined ? '' : `?${query}`}`,
              );
              await settled(seat);
              await seat.page.screenshot({ path: path.join(target, `${name}.png`), fullPage: true });
            }
          }
        });
      }
