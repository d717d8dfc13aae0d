import { svg } from '../drawing/svg.ts';
import type { DrawScene } from './draw-scene.ts';
import { bushes, dots, glow, ridge, sky } from './pieces.ts';

export const watersideScenes: Record<string, DrawScene> = {
  // On the water, the shore far; the boat itself stands before whoever sits in it.
  boat: (random, id) =>
    sky(id('sky'), '#b9dcec', '#f8f0dc') +
    glow(id('sun'), '#fff3cf', random.between(120, 680), 240, 300) +
    ridge(random, 410, 30, '#9fb9a4', 4) +
    ridge(random, 450, 12, '#86a58e', 5) +
    svg`<rect y="470" width="800" height="530" fill="#7db4c6"/><path d="M0 520h500M300 570h500M40 640h320M470 700h330M0 770h360M420 850h380M60 930h420" stroke="#fff" stroke-width="9" opacity=".3"/>`,
  dunes: (random, id) => {
    let grass = '';
    for (let at = 0; at < 46; at++) {
      const x = random.between(-20, 820);
      const y = random.between(640, 960);
      grass += svg`M${x} ${y}q${random.between(-14, 26)} -60 ${random.between(-30, 60)} -110`;
    }
    return (
      sky(id('sky'), '#bfdcea', '#fdf4e2') +
      svg`<rect y="430" width="800" height="120" fill="#7fb3c4"/><path d="M0 470h800M0 510h800" stroke="#fff" stroke-width="6" opacity=".4"/>` +
      ridge(random, 560, 40, '#efdcb4', 3) +
      ridge(random, 690, 50, '#e3cb9c', 2) +
      svg`<path d="${grass}" fill="none" stroke="#9aa86f" stroke-width="8" stroke-linecap="round"/>`
    );
  },
  bridge: (random, id) => {
    let arches = '';
    for (let x = -60; x < 800; x += 230) arches += svg`M${x} 640V560a95 95 0 0 1 190 0V640Z`;
    return (
      sky(id('sky'), '#c4d9ec', '#fbe9cf') +
      bushes(random, 380, '#a9bfa0', 6, 80) +
      svg`<path fill-rule="evenodd" d="M0 400H800V640H0Z${arches}" fill="#b8a58c"/><path d="M0 400H800" stroke="#9d8a72" stroke-width="20"/>` +
      svg`<rect y="636" width="800" height="364" fill="#7fa5b0"/><path d="M60 700h260M420 740h300M120 820h220M460 880h280" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"/>`
    );
  },
  pond: (random, id) =>
    sky(id('sky'), '#d3e8d8', '#f1f4dc') +
    bushes(random, 330, '#a3c295', 6, 110) +
    bushes(random, 440, '#7fa877', 7, 80) +
    svg`<rect y="540" width="800" height="460" fill="#86b0a0"/>` +
    dots(random, 26, 580, 960, 34, ['#9cc08a', '#8ab27b', '#b2cf9b']) +
    dots(random, 16, 580, 960, 14, ['#f3c3cf', '#fff3f0', '#f6d9a0']),
};
