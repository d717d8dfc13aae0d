import type { DrawScene } from './draw-scene.ts';
import { glow } from './pieces.ts';
import { svg, verticalGradient } from '../drawing/svg.ts';

const backdrop = (id: string, top: string, middle: string, bottom: string) =>
  `<defs>${verticalGradient(id, [
    [0, top],
    [0.55, middle],
    [1, bottom],
  ])}</defs><rect width="800" height="1000" fill="url(#${id})"/>`;

export const townScenes: Record<string, DrawScene> = {
  cityDusk: (random, id) => {
    const row = (y: number, color: string, lit: string, chance: number) => {
      let out = '';
      for (let x = -20; x < 800;) {
        const width = random.between(80, 150);
        const top = y - random.between(20, 220);
        out += svg`<rect x="${x}" y="${top}" width="${width}" height="${1000 - top}" fill="${color}"/>`;
        for (let wy = top + 26; wy < 900; wy += 46) {
          for (let wx = x + 16; wx < x + width - 20; wx += 32) {
            if (random.chance(chance))
              out += svg`<rect x="${wx}" y="${wy}" width="14" height="20" rx="2" fill="${lit}"/>`;
          }
        }
        x += width + random.between(-4, 14);
      }
      return out;
    };
    let lights = '';
    for (let index = 0; index < 9; index++)
      lights += svg`<circle cx="${random.between(0, 800)}" cy="${random.between(560, 960)}" r="${random.between(16, 44)}" fill="${random.pick(['#ffd98f', '#ffb98a', '#f7e7c4'])}" opacity="${random.between(0.18, 0.38)}"/>`;
    return (
      backdrop(id('sky'), '#5b5f94', '#d98f8c', '#f6c58f') +
      glow(id('sun'), '#ffe0a6', random.between(150, 650), 520, 320, 0.9) +
      row(470, '#8a6f93', '#f7cf95', 0.18) +
      row(620, '#5a4f78', '#ffd890', 0.3) +
      lights
    );
  },
  market: (random, id) => {
    const [stripe, fruit] = random.pick([
      ['#d9705f', '#e8a04c'],
      ['#5f9c8f', '#d96b5a'],
      ['#6a86b5', '#e3b84f'],
    ] as const);
    let awning = '';
    for (let index = 0; index < 10; index++)
      awning += svg`<path d="M${index * 80} 150h80v150a40 30 0 0 1 -80 0Z" fill="${index % 2 === 0 ? stripe : '#fdf6ea'}"/>`;
    let goods = '';
    for (let shelf = 0; shelf < 2; shelf++) {
      for (let x = 20; x < 800; x += 44)
        goods += svg`<circle cx="${x + random.between(-5, 5)}" cy="${600 + shelf * 170 + random.between(-6, 6)}" r="25" fill="${random.pick([fruit, '#c94f45', '#9bb45c', '#edc35a'])}"/>`;
      goods += svg`<rect y="${616 + shelf * 170}" width="800" height="90" fill="#b98d62"/><path d="M0 ${646 + shelf * 170}h800M0 ${676 + shelf * 170}h800" stroke="#9a7049" stroke-width="5"/>`;
    }
    return (
      backdrop(id('sky'), '#e9e2d2', '#f6ead2', '#e6d2b0') +
      svg`<path d="M60 0h180v420H60ZM560 0h180v420H560Z" fill="#dccbb0"/><path d="M110 330h80v260h-80ZM610 330h80v260h-80Z" fill="#c4ad8c"/>` +
      awning +
      svg`<rect y="140" width="800" height="20" fill="#a98258"/>` +
      goods
    );
  },
  oldTown: (random, id) => {
    let houses = '';
    const fronts = ['#e8b98a', '#d99a7c', '#f0d6a4', '#b9c7b0', '#c9d3dd', '#e6a894'] as const;
    for (let x = -30; x < 800; x += 170) {
      const top = random.between(230, 330);
      houses += svg`<path d="M${x} 1000V${top}l85 -90l85 90V1000Z" fill="${random.pick(fronts)}"/><path d="M${x - 6} ${top + 6}l91 -98l91 98" fill="none" stroke="#a8604a" stroke-width="18" stroke-linejoin="round"/>`;
      for (let y = top + 40; y < 760; y += 120)
        houses += svg`<g fill="#f9f3e6"><rect x="${x + 26}" y="${y}" width="44" height="66" rx="4"/><rect x="${x + 100}" y="${y}" width="44" height="66" rx="4"/></g><g fill="#7f95a3"><rect x="${x + 32}" y="${y + 6}" width="32" height="54"/><rect x="${x + 106}" y="${y + 6}" width="32" height="54"/></g>`;
    }
    return (
      backdrop(id('sky'), '#bcd9ea', '#fbf1de', '#f2e2c8') +
      houses +
      svg`<rect y="820" width="800" height="180" fill="#d8c6a8"/>`
    );
  },
  harbour: (random, id) => {
    let boats = '';
    for (let x = 60; x < 800; x += 150) {
      const hull = random.pick(['#c65a4e', '#3f6a86', '#f3ead8', '#5f8f7d']);
      boats += svg`<path d="M${x} 640V${random.between(220, 330)}" stroke="#8a7a66" stroke-width="7"/><path d="M${x - 62} 620h124l-22 54h-80Z" fill="${hull}"/><path d="M${x - 62} 620h124" stroke="#fff" stroke-width="7"/>`;
    }
    return (
      backdrop(id('sky'), '#b4d7ea', '#fdf2de', '#cfe3e4') +
      svg`<rect y="560" width="800" height="440" fill="#86b5c2"/>` +
      boats +
      svg`<path d="M40 740h240M380 770h300M120 830h220M460 860h260" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".35"/>`
    );
  },
};
