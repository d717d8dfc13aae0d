const Stars = () => (
  <g fill="#fff3d6">
    <circle cx="70" cy="58" r="1.8" />
    <circle cx="128" cy="104" r="1.4" />
    <circle cx="196" cy="46" r="2" />
    <circle cx="262" cy="92" r="1.3" />
    <circle cx="330" cy="40" r="1.6" />
    <circle cx="486" cy="66" r="1.5" />
    <circle cx="548" cy="118" r="1.8" />
    <circle cx="98" cy="160" r="1.2" />
    <circle cx="588" cy="48" r="1.3" />
  </g>
);

/** Two people on a bench, leaning towards each other, seen from behind. */
const Couple = () => (
  <g>
    <g fill="#141930">
      <path d="M214 428h214v9H214zM214 446h214v8H214z" />
      <path d="M226 424h9v72h-9zM407 424h9v72h-9z" />
    </g>
    <path d="M262 446c-4-34 2-60 18-70 8-5 22-5 31 1 14 9 18 34 16 69z" fill="#1d2340" />
    <path d="M312 446c-1-32 3-54 17-63 10-6 24-5 33 3 13 11 17 32 14 60z" fill="#3a2f4c" />
    <path d="M276 352c0-16 10-26 22-26s21 10 20 26c-1 13-9 22-21 22s-21-9-21-22z" fill="#1d2340" />
    <path
      d="M320 360c-1-17 9-28 22-28 14 0 24 11 23 28-1 9-4 15-7 22-9 7-22 7-30 0-4-7-7-13-8-22z"
      fill="#3a2f4c"
    />
    <path d="M318 392c14-6 36-7 52 2 4 9 4 18 2 26-16-8-36-10-52-6z" fill="#1d2340" opacity=".9" />
  </g>
);

/** The colours of the sky, the water and the sun's glow. */
const Light = () => (
  <defs>
    <linearGradient id="evening-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#232a4a" />
      <stop offset=".38" stopColor="#4d456f" />
      <stop offset=".62" stopColor="#b2637a" />
      <stop offset=".8" stopColor="#f0976a" />
      <stop offset="1" stopColor="#fbc987" />
    </linearGradient>
    <linearGradient id="evening-water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#f2a877" />
      <stop offset=".5" stopColor="#9a5f7e" />
      <stop offset="1" stopColor="#3d3b62" />
    </linearGradient>
    <radialGradient id="evening-glow">
      <stop offset="0" stopColor="#ffe9b8" stopOpacity=".95" />
      <stop offset="1" stopColor="#ffd08a" stopOpacity="0" />
    </radialGradient>
  </defs>
);

/** What grows at the water's edge, in front of everything. */
const Reeds = () => (
  <>
    <g fill="none" stroke="#1b2038" strokeWidth="4" strokeLinecap="round">
      <path d="M556 520c-4-60 2-112 18-160M573 380c14-8 24-22 28-40M568 414c-16-8-28-22-32-38M562 452c18-6 32-20 40-36" />
      <path d="M60 520c2-40-4-76-16-106M48 440c-12-4-22-14-26-26M56 476c12-6 22-18 26-32" />
    </g>
    <g fill="#1b2038">
      <ellipse cx="602" cy="336" rx="7" ry="15" transform="rotate(24 602 336)" />
      <ellipse cx="535" cy="372" rx="7" ry="14" transform="rotate(-32 535 372)" />
      <ellipse cx="575" cy="354" rx="7" ry="16" transform="rotate(8 575 354)" />
      <ellipse cx="604" cy="412" rx="7" ry="14" transform="rotate(36 604 412)" />
      <ellipse cx="42" cy="408" rx="6" ry="14" transform="rotate(-18 42 408)" />
      <ellipse cx="20" cy="410" rx="6" ry="12" transform="rotate(-40 20 410)" />
      <ellipse cx="84" cy="440" rx="6" ry="12" transform="rotate(34 84 440)" />
    </g>
  </>
);

/** The picture of the home page: an evening by the water. Our own drawing; decorative, so hidden from screen readers. */
export const EveningScene = () => (
  <svg
    className="evening-scene"
    viewBox="0 0 640 520"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <Light />
    <rect width="640" height="520" fill="url(#evening-sky)" />
    <Stars />
    <path
      d="M426 72c2.6 15 8 21.5 23 24.5-15 3-20.4 9.5-23 24.5-2.6-15-8-21.5-23-24.5 15-3 20.4-9.5 23-24.5z"
      fill="#ffe7ad"
    />
    <circle cx="320" cy="318" r="170" fill="url(#evening-glow)" />
    <circle cx="320" cy="318" r="46" fill="#ffe3a6" />
    <path
      d="M0 318c60-34 110-44 168-30 46 11 76 30 120 32h64c52-4 84-34 140-44 56-9 104 8 148 30v40H0z"
      fill="#5b4468"
    />
    <path d="M0 336h640v110H0z" fill="url(#evening-water)" />
    <g fill="#ffe3a6">
      <path d="M268 344h104v4H268z" opacity=".9" />
      <path d="M282 356h76v4h-76z" opacity=".7" />
      <path d="M262 370h110v4H262z" opacity=".5" />
      <path d="M290 384h64v4h-64z" opacity=".4" />
      <path d="M140 362h48v3h-48zM470 374h58v3h-58z" opacity=".22" />
    </g>
    <path d="M0 452c90-22 170-24 262-14 104 11 236 12 378-14v96H0z" fill="#262c4b" />
    <path d="M0 486c120-20 240-16 360-8 100 6 190 2 280-14v56H0z" fill="#1b2038" />
    <Couple />
    <Reeds />
  </svg>
);
