import type { Random } from '../drawing/random.ts';
import type { DrawScene } from './draw-scene.ts';
import { glow } from './pieces.ts';
import { svg, verticalGradient } from '../drawing/svg.ts';

const wall = (id: string, top: string, bottom: string) =>
  `<defs>${verticalGradient(id, [
    [0, top],
    [1, bottom],
  ])}</defs><rect width="800" height="1000" fill="url(#${id})"/>`;

function lamp(id: string, x: number, length: number, color: string): string {
  return (
    svg`<path d="M${x} 0V${length}" stroke="#5a4a40" stroke-width="5"/>` +
    glow(id, '#ffe6ad', x, length + 60, 190, 0.75) +
    svg`<path d="M${x - 58} ${length + 56}Q${x - 50} ${length} ${x} ${length}Q${x + 50} ${length} ${x + 58} ${length + 56}Z" fill="${color}"/><ellipse cx="${x}" cy="${length + 58}" rx="34" ry="12" fill="#fff6d8"/>`
  );
}

function plant(x: number, y: number, size: number): string {
  const leaf = (turn: number, shade: string) =>
    svg`<path d="M0 0C-44 -60 -40 -150 0 -210C40 -150 44 -60 0 0Z" transform="rotate(${turn})" fill="${shade}"/>`;
  return svg`<g transform="translate(${x} ${y}) scale(${size})">${leaf(-58, '#7f9f72')}${leaf(58, '#7f9f72')}${leaf(-30, '#92b083')}${leaf(30, '#8aa97b')}${leaf(0, '#a3bd90')}<path d="M-62 0h124l-16 130h-92Z" fill="#c98a68"/><path d="M-68 -14h136v30h-136Z" fill="#d99b78"/></g>`;
}

function shelf(random: Random, x: number, y: number, width: number): string {
  const colors = [
    '#b5654a',
    '#4f7a86',
    '#d8b46a',
    '#7d8f6b',
    '#8a5a6e',
    '#e6dcc9',
    '#5a6a8a',
    '#c98f7a',
  ] as const;
  let out = '';
  for (let at = x + 8; at < x + width - 30;) {
    const thick = random.between(16, 34);
    const high = random.between(84, 128);
    out += svg`<rect x="${at}" y="${y - high}" width="${thick}" height="${high}" rx="3" fill="${random.pick(colors)}"/>`;
    at += thick + (random.chance(0.12) ? 40 : 3);
  }
  return out + svg`<rect x="${x}" y="${y}" width="${width}" height="16" fill="#9c7653"/>`;
}

function windowPane(
  x: number,
  y: number,
  width: number,
  height: number,
  top: string,
  ground: string,
): string {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${top}"/><path d="M${x} ${y + height * 0.68}q${width * 0.3} -46 ${width * 0.55} -10t${width * 0.45} -16V${y + height}H${x}Z" fill="${ground}"/><path d="M${x} ${y}h${width}v${height}h${-width}ZM${x + width / 2} ${y}v${height}M${x} ${y + height * 0.42}h${width}" fill="none" stroke="#fbf5ea" stroke-width="16"/>`;
}

export const indoorScenes: Record<string, DrawScene> = {
  cafe: (random, id) =>
    wall(id('wall'), '#e3c9a8', '#c9a27c') +
    windowPane(50, 180, 330, 480, '#d5e7ea', '#a9c49a') +
    svg`<path d="M470 420h290M470 600h290" stroke="#8a6444" stroke-width="18"/><g fill="#f8efe0"><path d="M500 352h64v40a24 24 0 0 1 -64 0ZM610 352h64v40a24 24 0 0 1 -64 0Z"/></g><g fill="#7d9488"><rect x="500" y="500" width="40" height="90" rx="8"/><rect x="556" y="480" width="34" height="110" rx="8"/></g><g fill="#b5654a"><rect x="620" y="510" width="54" height="80" rx="8"/><rect x="690" y="494" width="40" height="96" rx="8"/></g><rect y="780" width="800" height="220" fill="#8e6747"/><rect y="780" width="800" height="22" fill="#a97f59"/>` +
    lamp(id('lampA'), 200 + random.between(-40, 40), 90, '#5f7f79') +
    lamp(id('lampB'), 620 + random.between(-50, 50), 130, '#b5654a'),
  livingRoom: (random, id) => {
    const [top, bottom, sofa] = random.pick([
      ['#dfe6e0', '#c8d4cb', '#b9806a'],
      ['#efe3d3', '#e0ceb6', '#6f8b8c'],
      ['#e3dde8', '#cfc6d8', '#8f9a6e'],
    ] as const);
    return (
      wall(id('wall'), top, bottom) +
      svg`<rect x="70" y="170" width="200" height="250" fill="#fbf6ec"/><rect x="92" y="192" width="156" height="206" fill="#d8c6a0"/><circle cx="190" cy="262" r="34" fill="#e59a6e"/><path d="M92 340q60 -50 156 -10v68H92Z" fill="#7f9f92"/>` +
      glow(id('lamp'), '#fff0c4', 660, 330, 240) +
      svg`<path d="M600 350l24 -120h76l24 120Z" fill="#f7e7c6"/><path d="M662 350V760" stroke="#8f7355" stroke-width="9"/>` +
      plant(110, 820, 1.15) +
      svg`<path d="M-20 1000V770q0 -60 60 -60h720q60 0 60 60v230Z" fill="${sofa}"/><path d="M400 720V1000" stroke="#000" stroke-width="5" opacity=".12"/>`
    );
  },
  library: (random, id) => {
    let shelves = '';
    for (let y = 190; y < 1000; y += 170) shelves += shelf(random, 0, y, 800);
    return (
      wall(id('wall'), '#6f5340', '#5a4334') +
      shelves +
      svg`<rect width="800" height="1000" fill="#f2dcb8" opacity=".34"/>` +
      glow(id('lamp'), '#ffe9bd', random.between(120, 680), 240, 380, 0.6)
    );
  },
  kitchen: (random, id) =>
    wall(id('wall'), '#eef0e6', '#d9e0d2') +
    svg`<path d="M0 300h800M0 380h800M0 460h800M0 540h800M0 620h800M100 300v80M300 300v80M500 300v80M700 300v80M200 380v80M400 380v80M600 380v80M100 460v80M300 460v80M500 460v80M700 460v80M200 540v80M400 540v80M600 540v80" stroke="#fff" stroke-width="7"/>` +
    windowPane(random.chance(0.5) ? 60 : 480, 120, 260, 330, '#cfe6ee', '#a9c99a') +
    plant(random.chance(0.5) ? 690 : 120, 690, 0.7) +
    svg`<rect y="700" width="800" height="40" fill="#c99f72"/><rect y="740" width="800" height="260" fill="#8fa396"/><path d="M200 760v240M600 760v240" stroke="#7a8f82" stroke-width="6"/>`,
};
