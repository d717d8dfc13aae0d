import { svg } from '../drawing/svg.ts';
import type { DrawScene } from './draw-scene.ts';
import { bushes, dots, glow, ridge, sky } from './pieces.ts';

export const outingScenes: Record<string, DrawScene> = {
  winter: (random, id) => {
    let trees = '';
    for (let x = -10; x < 820; x += random.between(90, 150)) {
      const top = random.between(220, 380);
      trees += svg`<path d="M${x} ${top}l64 150h-34l56 130h-40l50 120H${x - 96}l50 -120h-40l56 -130h-34Z" fill="#7f9a94"/><path d="M${x} ${top}l40 94q-40 -20 -80 0Z" fill="#ffffff"/>`;
    }
    return (
      sky(id('sky'), '#cfdfec', '#f6eef0') +
      ridge(random, 470, 40, '#dfe8ef', 3) +
      trees +
      ridge(random, 700, 24, '#f4f7fa', 3) +
      dots(random, 40, 20, 900, 7, ['#ffffff', '#f4f8fb'])
    );
  },
  lavender: (random, id) => {
    let rows = '';
    for (let at = -6; at <= 6; at++) rows += svg`M${400 + at * 34} 540L${400 + at * 210} 1000`;
    return (
      sky(id('sky'), '#cfe0f2', '#fdeedd') +
      glow(id('sun'), '#fff0c9', random.between(120, 680), 220, 280) +
      ridge(random, 440, 44, '#b3b7cf', 3) +
      ridge(random, 510, 20, '#a7b590', 4) +
      svg`<rect y="546" width="800" height="454" fill="#c3b29a"/><path d="${rows}" stroke="#8d77b8" stroke-width="44" stroke-linecap="round"/>`
    );
  },
  greenhouse: (random, id) => {
    let panes = '';
    for (let x = 0; x <= 800; x += 133) panes += svg`M${x} 0V620`;
    return (
      sky(id('sky'), '#e4f0ee', '#eef3df') +
      bushes(random, 300, '#c2d8b8', 6, 110) +
      svg`<path d="${panes}M0 150H800M0 330H800" stroke="#ffffff" stroke-width="15" fill="none"/>` +
      bushes(random, 640, '#7ea873', 7, 90) +
      svg`<path d="M0 760H800V800H0Z" fill="#b88b63"/>` +
      dots(random, 12, 690, 750, 42, ['#c47a56', '#d08f6a']) +
      dots(random, 40, 560, 700, 15, ['#f0a7b4', '#f7d37c', '#fff3ea'])
    );
  },
  gallery: (random, id) => {
    const frame = (x: number, y: number, w: number, h: number) => {
      const ground = random.pick(['#6d8ea8', '#c9825f', '#d9b45f', '#7b9a77', '#8d6f96']);
      const shape = random.pick(['#f2e3c6', '#2f4a5c', '#b5473f', '#f0c9a8']);
      return svg`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#5a4634"/><rect x="${x + 14}" y="${y + 14}" width="${w - 28}" height="${h - 28}" fill="${ground}"/><circle cx="${x + w * random.between(0.35, 0.65)}" cy="${y + h * random.between(0.35, 0.65)}" r="${w * 0.2}" fill="${shape}"/>`;
    };
    return (
      sky(id('wall'), '#f0ebe4', '#ddd5ca') +
      frame(30, 150, 220, 290) +
      frame(300, 110, 200, 190) +
      frame(560, 170, 210, 260) +
      frame(310, 350, 180, 220) +
      svg`<rect y="800" width="800" height="200" fill="#a98663"/><rect y="786" width="800" height="16" fill="#f7f3ec"/>`
    );
  },
};
