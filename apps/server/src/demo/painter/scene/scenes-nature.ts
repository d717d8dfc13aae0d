import { lighter, mix } from '../drawing/color.ts';
import { svg } from '../drawing/svg.ts';
import type { DrawScene } from './draw-scene.ts';
import { bushes, dots, glow, peaks, ridge, sky } from './pieces.ts';

export const natureScenes: Record<string, DrawScene> = {
  garden: (random, id) => {
    const flowers = random.pick([
      ['#e88fa0', '#f6d0d5', '#fff3e6'],
      ['#f0b35a', '#f7dca0', '#fff6df'],
      ['#a892cf', '#d9cdee', '#f6f1ff'],
    ] as const);
    return (
      sky(id('sky'), '#dbeef2', '#fbf3dc') +
      glow(id('sun'), '#fff4c4', random.between(80, 720), 140, 340) +
      bushes(random, 400, '#bcd3a8', 6, 110) +
      bushes(random, 520, '#9abd86', 7, 100) +
      dots(random, 34, 470, 700, 11, flowers) +
      bushes(random, 690, '#7aa56c', 8, 80) +
      dots(random, 44, 650, 980, 14, flowers)
    );
  },
  sea: (random, id) => {
    const dusk = random.chance(0.4);
    const glints: string[] = [];
    for (let index = 0; index < 16; index++)
      glints.push(svg`M${random.between(0, 760)} ${random.between(500, 740)}h${random.between(24, 90)}`);
    const boat = svg`<g transform="translate(${random.chance(0.5) ? random.between(60, 170) : random.between(630, 730)} 478)"><path d="M-34 14h70l-14 20h-44Z" fill="#f7f2e8"/><path d="M0 -70V12H-30Z" fill="#fff"/><path d="M6 -58V12h28Z" fill="${dusk ? '#f0b49a' : '#e9856f'}"/></g>`;
    return (
      sky(id('sky'), dusk ? '#8fb4d2' : '#a9d4e8', dusk ? '#fbd9b8' : '#f2f7ee') +
      glow(id('sun'), '#fff2cf', random.between(120, 680), 300, 300) +
      svg`<rect y="490" width="800" height="300" fill="${dusk ? '#6a9db0' : '#6bb0bf'}"/><rect y="490" width="800" height="60" fill="#fff" opacity=".14"/><path d="${glints.join('')}" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/>` +
      boat +
      svg`<path d="M0 760C200 730 420 800 800 746V1000H0Z" fill="#f0dfbd"/><path d="M0 760C200 730 420 800 800 746" fill="none" stroke="#fff" stroke-width="14" opacity=".6"/>`
    );
  },
  mountains: (random, id) =>
    sky(id('sky'), '#b7d6ea', '#f7efe2') +
    glow(id('sun'), '#fff7da', random.between(100, 700), 160, 280) +
    peaks(random, 470, '#a9b9cc', '#fbfbf8') +
    ridge(random, 560, 30, '#8aa79b') +
    svg`<path d="M0 700C240 676 560 690 800 668V820H0Z" fill="#bcd8dd"/>` +
    ridge(random, 780, 24, '#7d9c74'),
  forest: (random, id) => {
    const trunks = (count: number, color: string, width: number) => {
      let out = '';
      for (let index = 0; index < count; index++) {
        const x = (index + random.between(0.1, 0.9)) * (800 / count);
        const w = width * random.between(0.7, 1.2);
        out += svg`<path d="M${x - w / 2} 0h${w}l${w * 0.16} 1000h${-w * 1.3}Z" fill="${color}"/>`;
      }
      return out;
    };
    return (
      sky(id('sky'), '#e8efcf', '#cfe0b8') +
      trunks(11, '#c4cfa5', 26) +
      glow(id('sun'), '#fffbe0', random.between(200, 600), 260, 420) +
      trunks(7, '#9fae86', 40) +
      bushes(random, 620, '#9dbb83', 7, 90) +
      trunks(3, '#7f8a68', 66) +
      bushes(random, 780, '#7fa268', 8, 90)
    );
  },
  lake: (random, id) =>
    sky(id('sky'), '#c8dff0', '#fdebd8') +
    ridge(random, 420, 40, '#b3c3c9', 3) +
    ridge(random, 480, 22, '#8fae98') +
    svg`<rect y="520" width="800" height="480" fill="#a9cbd6"/><path d="M0 540h800M60 590h300M420 620h320M20 670h260M480 706h260" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".4"/>` +
    svg`<path d="M${random.between(500, 560)} 1000L600 640h60L${random.between(760, 800)} 1000Z" fill="#b99a78"/><path d="M596 700h72M588 780h92M574 880h120" stroke="#8f7355" stroke-width="6"/>`,
  vineyard: (random, id) => {
    const rows: string[] = [];
    for (let index = -6; index <= 6; index++)
      rows.push(svg`M${400 + index * 30} 560L${400 + index * 190} 1000`);
    return (
      sky(id('sky'), '#bfdcec', '#fdf0d5') +
      glow(id('sun'), '#fff1c0', random.between(100, 700), 200, 300) +
      ridge(random, 440, 40, '#b7c7a8', 3) +
      ridge(random, 510, 26, '#a5b886', 4) +
      svg`<rect y="560" width="800" height="440" fill="#c9bf8a"/><path d="${rows.join('')}" stroke="#86a05e" stroke-width="34" stroke-linecap="round"/>`
    );
  },
  autumn: (random, id) => {
    const leaves = ['#e0964f', '#d5733f', '#e9bd62', '#c65a3e'] as const;
    return (
      sky(id('sky'), '#f0e6d2', '#f8d9ac') +
      bushes(random, 360, '#edc98c', 5, 150) +
      bushes(random, 480, '#dda562', 6, 120) +
      svg`<path d="M120 1000V300h34V1000ZM640 1000V260h40V1000Z" fill="#8c6a50"/>` +
      dots(random, 60, 60, 520, 24, leaves) +
      svg`<path d="M300 1000C360 800 380 700 396 600H430C470 700 520 820 620 1000Z" fill="#ecd9b6"/>` +
      dots(random, 34, 640, 990, 11, leaves)
    );
  },
  meadow: (random, id) =>
    sky(id('sky'), '#b9dcee', '#fbf6e4') +
    svg`<g fill="#fff" opacity=".85"><ellipse cx="170" cy="180" rx="110" ry="34"/><ellipse cx="230" cy="156" rx="70" ry="34"/><ellipse cx="640" cy="250" rx="120" ry="32"/></g>` +
    ridge(random, 500, 40, mix('#9dc2a0', '#c9d8b0', 0.5), 3) +
    ridge(random, 600, 26, '#a9c77f', 4) +
    ridge(random, 740, 20, lighter('#8fb366', 0.05), 4) +
    dots(random, 60, 640, 990, 8, ['#fff8e8', '#f3c64f', '#e67f6a']),
};
