import { darker, lighter, type Color } from './drawing/color.ts';
import type { Person } from './person.ts';
import type { Random } from './drawing/random.ts';
import { svg } from './drawing/svg.ts';

/** A hand from the side, thumb up, its fingers round something; `s` is the side it comes from. */
function hand({ skin }: Person, s: 1 | -1, x: number, y: number): string {
  const fingers = [0, 1, 2, 3]
    .map(
      (index) =>
        svg`<rect x="${s === 1 ? x - 58 : x - 8}" y="${y - 30 + index * 19}" width="66" height="20" rx="10" fill="${skin.base}" stroke="${skin.shade}" stroke-width="2.4"/>`,
    )
    .join('');
  return svg`<path d="M${x + s * 4} ${y - 38}C${x + s * 50} ${y - 46} ${x + s * 84} ${y - 16} ${x + s * 92} ${y + 40}L${x + s * 30} ${y + 62}C${x + s * 4} ${y + 56} ${x - s * 4} ${y + 10} ${x + s * 4} ${y - 38}Z" fill="${skin.base}"/>${fingers}`;
}

/** A forearm in its sleeve, from the elbow out of sight to the wrist. */
function sleeve(color: Color, s: 1 | -1, x: number, y: number): string {
  return svg`<path d="M${x + s * 34} ${y + 70}L${x + s * 96} ${y - 2}C${x + s * 150} ${y + 60} ${x + s * 210} ${y + 160} ${x + s * 250} ${y + 330}L${x + s * 90} ${y + 330}Z" fill="${darker(color, 0.1)}"/><path d="M${x + s * 30} ${y + 66}L${x + s * 98} ${y - 6}" stroke="${darker(color, 0.25)}" stroke-width="12" stroke-linecap="round"/>`;
}

function cup(person: Person, color: string, sleeves: string): string {
  const y = 470;
  return (
    sleeve(sleeves, -1, -44, y) +
    sleeve(sleeves, 1, 44, y) +
    svg`<path d="M-52 ${y - 62}H52L44 ${y + 54}Q0 ${y + 66} -44 ${y + 54}Z" fill="${color}"/><ellipse cx="0" cy="${y - 62}" rx="52" ry="13" fill="${lighter(color, 0.35)}"/><ellipse cx="0" cy="${y - 60}" rx="42" ry="9" fill="#5a3a28"/><path d="M-18 ${y - 84}q-12 -20 2 -36t0 -34M16 ${y - 84}q-12 -20 2 -36t0 -34" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".35"/>` +
    hand(person, -1, -44, y) +
    hand(person, 1, 44, y)
  );
}

function book(person: Person, color: string, sleeves: string): string {
  const y = 500;
  const page = svg`M0 ${y - 70}C-40 ${y - 92} -110 ${y - 92} -150 ${y - 78}V${y + 96}C-110 ${y + 82} -40 ${y + 82} 0 ${y + 104}Z`;
  return (
    sleeve(sleeves, -1, -140, y + 40) +
    sleeve(sleeves, 1, 140, y + 40) +
    svg`<path d="M0 ${y - 62}C-44 ${y - 84} -118 ${y - 84} -160 ${y - 70}V${y + 112}C-118 ${y + 98} -44 ${y + 98} 0 ${y + 120}C44 ${y + 98} 118 ${y + 98} 160 ${y + 112}V${y - 70}C118 ${y - 84} 44 ${y - 84} 0 ${y - 62}Z" fill="${color}"/><path d="${page}" fill="#fbf5e8"/><path d="${page}" transform="scale(-1 1)" fill="#f1e8d6"/>` +
    hand(person, -1, -140, y + 50) +
    hand(person, 1, 140, y + 50)
  );
}

/** A dog looks out before its person. */
function dog(fur: string, s: 1 | -1): string {
  const dark = darker(fur, 0.3);
  return svg`<g transform="translate(${s * 150} 500) scale(${s} 1)"><path d="M-96 330C-120 130 -70 60 0 60C70 60 118 140 110 330Z" fill="${darker(fur, 0.1)}"/><path d="M-78 -20C-78 -100 78 -100 78 -20C78 30 56 96 0 100C-56 96 -78 30 -78 -20Z" fill="${fur}"/><path d="M-66 -62C-112 -76 -132 -14 -112 48C-84 46 -74 0 -54 -34Z" fill="${dark}"/><path d="M66 -62C112 -76 132 -14 112 48C84 46 74 0 54 -34Z" fill="${dark}"/><path d="M-34 30C-34 -6 34 -6 34 30C34 74 20 92 0 92C-20 92 -34 74 -34 30Z" fill="${lighter(fur, 0.4)}"/><path d="M-16 22Q0 10 16 22Q12 40 0 40Q-12 40 -16 22Z" fill="#2b211f"/><path d="M0 40V58M-18 62Q0 76 18 62" fill="none" stroke="#2b211f" stroke-width="4" stroke-linecap="round"/><circle cx="-32" cy="-16" r="10" fill="#2b211f"/><circle cx="32" cy="-16" r="10" fill="#2b211f"/><circle cx="-29" cy="-20" r="3.4" fill="#fff"/><circle cx="35" cy="-20" r="3.4" fill="#fff"/><path d="M-70 118Q0 150 72 118" fill="none" stroke="#b5463f" stroke-width="15" stroke-linecap="round"/></g>`;
}

/** What somebody has at hand on some pictures: something warm, something to read, somebody who goes along. */
export function held(person: Person, sleeves: Color, random: Random): string {
  const what = random.pick(['', '', '', '', '', '', '', 'cup', 'book', random.chance(0.6) ? 'dog' : '']);
  const color = random.pick(['#5f7f93', '#a85b4c', '#6f8566', '#c9a14e', '#7a5d78']);
  const side = random.chance(0.5) ? 1 : -1;
  const fur = random.pick(['#b98a56', '#8a6a4c', '#d8c3a0', '#5c4a42']);
  if (what === 'cup') return cup(person, color, sleeves);
  if (what === 'book') return book(person, color, sleeves);
  return what === 'dog' ? dog(fur, side) : '';
}
