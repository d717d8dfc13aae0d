import type { ReactNode } from 'react';

/** The gifts that members can send, smallest first. */
export const giftNames = [
  'coffee',
  'rose',
  'cake',
  'chocolates',
  'candle_light',
  'wine',
  'bouquet',
  'balloon_ride',
] as const;

export type GiftName = (typeof giftNames)[number];

/** Our own drawings on a field of 96 by 96. Their colours are those of the things, the same in every theme. */
const drawings: Readonly<Record<GiftName, ReactNode>> = {
  coffee: (
    <>
      <ellipse cx="46" cy="80" rx="34" ry="7" fill="#cfa77d" />
      <ellipse cx="46" cy="78" rx="34" ry="7" fill="#f3e3cf" />
      <path d="M68 45h5a12 12 0 0 1 0 24h-7" fill="none" stroke="#d65a4a" strokeWidth="6" />
      <path d="M20 38h52v16c0 15-11 25-26 25S20 69 20 54z" fill="#e56b58" />
      <path d="M20 38h9v20c0 10 4 17 10 20-11-3-19-12-19-24z" fill="#f08a77" />
      <ellipse cx="46" cy="38" rx="26" ry="7" fill="#f9d2c4" />
      <ellipse cx="46" cy="39" rx="21" ry="5" fill="#6d3f26" />
      <path d="M46 36c3-3 8 0 5 3l-5 3-5-3c-3-3 2-6 5-3z" fill="#f3dcc0" />
      <path
        d="M36 27c-4-5 4-8 0-14M49 27c-4-5 4-8 0-14M61 27c-3-4 3-6 0-11"
        fill="none"
        stroke="#b79a84"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  rose: (
    <>
      <path d="M48 46c1 15 0 30-4 44" fill="none" stroke="#3f8f4f" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M46 70c-14 2-20-4-22-14 12-1 21 3 22 14z" fill="#58b368" />
      <path d="M47 62c3-12 11-16 22-15 0 11-8 17-22 15z" fill="#3f8f4f" />
      <path d="M27 25c-3 18 6 29 21 29s24-11 21-29c-7-1-10 2-21 2s-14-3-21-2z" fill="#c2263d" />
      <path d="M27 25c8-1 14 3 16 12 1 7-2 13-5 15-8-4-13-14-11-27z" fill="#e0445a" />
      <path d="M69 25c-8-1-14 3-16 12-1 7 2 13 5 15 8-4 13-14 11-27z" fill="#d7334b" />
      <path d="M34 22c4-9 24-9 28 0 1 11-5 19-14 19s-15-8-14-19z" fill="#f0677b" />
      <path
        d="M40 24c3-6 14-5 15 1 0 6-9 7-10 2 0-3 4-3 5-1"
        fill="none"
        stroke="#b21f37"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </>
  ),
  cake: (
    <>
      <ellipse cx="48" cy="82" rx="38" ry="7" fill="#c8d3ea" />
      <path d="M16 54h64v24c0 5-64 5-64 0z" fill="#f7dfae" />
      <path d="M16 64c10 5 54 5 64 0v5c-10 5-54 5-64 0z" fill="#e2708b" />
      <path
        d="M14 52c0-7 14-11 34-11s34 4 34 11v5c0 6-6 6-7 1-2 8-11 9-13 1-3 7-11 7-14 0-3 7-11 7-14 0-2 8-11 7-13-1-1 5-7 5-7-1z"
        fill="#fb9db3"
      />
      <ellipse cx="48" cy="50" rx="32" ry="8" fill="#ffc4d1" />
      <path d="M45 26h7v22h-7z" fill="#7fb8f0" />
      <path d="m45 32 7-4v5l-7 4zM45 42l7-4v5l-7 4z" fill="#fff" />
      <path d="M48.5 9c5 6 5 14 0 15-5-1-5-9 0-15z" fill="#ffb52e" />
      <path d="M48.5 15c2 3 2 7 0 8-2-1-2-5 0-8z" fill="#fff0b8" />
      <circle cx="28" cy="47" r="4" fill="#d5304d" />
      <circle cx="68" cy="47" r="4" fill="#d5304d" />
    </>
  ),
  chocolates: (
    <>
      <path d="M48 86C20 68 8 52 10 35c2-15 24-21 38-6 14-15 36-9 38 6 2 17-10 33-38 51z" fill="#a3182f" />
      <path d="M48 79C24 63 15 50 16 37c2-11 20-16 32-1 12-15 30-10 32 1 1 13-8 26-32 42z" fill="#f6d9c6" />
      <g fill="#5d3320">
        <circle cx="31" cy="41" r="9" />
        <rect x="41" y="44" width="16" height="16" rx="4" />
        <circle cx="65" cy="41" r="9" />
        <path d="m48 64 8 6-8 6-8-6z" />
      </g>
      <g fill="none" stroke="#e2b48a" strokeWidth="2.4" strokeLinecap="round">
        <path d="M26 41c3-4 7-4 10 0" />
        <path d="m45 56 8-8M45 50l2-2" />
        <path d="M65 37v8M61 41h8" />
      </g>
      <path
        d="M14 30c4-10 12-13 20-12"
        fill="none"
        stroke="#d8475f"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M70 19c-7-9-1-14 4-8 6-5 12 1 4 7 5 3 4 8-2 8-4 0-7-3-6-7z" fill="#f2c14e" />
    </>
  ),
  candle_light: (
    <>
      <circle cx="48" cy="27" r="25" fill="#ffe9ae" opacity=".65" />
      <circle cx="48" cy="27" r="16" fill="#ffdb84" opacity=".8" />
      <path d="M48 8c9 11 10 21 0 26-10-5-9-15 0-26z" fill="#ff9d2e" />
      <path d="M48 18c4 6 5 12 0 15-5-3-4-9 0-15z" fill="#fff3c4" />
      <path d="M48 33v8" stroke="#4d3a2e" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M38 40h20v34H38z" fill="#e0526b" />
      <path d="M38 40h7v34h-7z" fill="#ef7a8e" />
      <path d="M36 42c0-5 24-5 24 0v7c0 5-5 5-5 0-1 9-8 9-8 0-1 5-11 5-11-2z" fill="#f9b3bf" />
      <path d="M30 72h36l-5 8H35z" fill="#d9a93a" />
      <path d="M22 84c0-6 52-6 52 0 0 7-52 7-52 0z" fill="#f2c14e" />
      <path d="M66 77c8-1 12 6 6 9" fill="none" stroke="#d9a93a" strokeWidth="4" />
    </>
  ),
  wine: (
    <>
      <path d="M17 9h13v17c0 7 8 10 8 20v38c0 4-29 4-29 0V46c0-10 8-13 8-20z" fill="#2f6b4a" />
      <path d="M17 9h4v18c0 7-7 10-7 19v39c-3 0-5-1-5-2V46c0-10 8-13 8-20z" fill="#4b8f69" />
      <path d="M16 7h15v9H16z" fill="#8f1f3a" />
      <path d="M9 52h29v20H9z" fill="#f8ead0" />
      <path
        d="m23.5 55 1.7 4.3 4.5.3-3.5 2.9 1.2 4.5-3.9-2.5-3.9 2.5 1.2-4.5-3.5-2.9 4.5-.3z"
        fill="#d9a93a"
      />
      <path d="M68 62h4v20h-4z" fill="#b9c8df" />
      <ellipse cx="70" cy="84" rx="15" ry="3.8" fill="#b9c8df" />
      <path d="M53 26h34c3 22-4 38-17 38S50 48 53 26z" fill="#dfe8f5" />
      <path d="M53.5 39h33c0 14-6 22-16.5 22S53.5 53 53.5 39z" fill="#a5203f" />
      <ellipse cx="70" cy="39" rx="16.5" ry="3.6" fill="#c9405c" />
      <path d="M58 30c-1 6-1 14 2 19" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  bouquet: (
    <>
      <g stroke="#3f8f4f" strokeWidth="4" strokeLinecap="round">
        <path d="m44 60-6 30M48 60v31M52 60l6 30" />
      </g>
      <path d="M20 52 48 90l28-38z" fill="#9fd3e8" />
      <path d="M20 52 48 90V60z" fill="#c5e7f3" />
      <path
        d="M14 44c2 8 8 12 14 12M82 44c-2 8-8 12-14 12"
        fill="none"
        stroke="#58b368"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="#f06a86">
        <circle cx="30" cy="34" r="7" />
        <circle cx="22" cy="41" r="7" />
        <circle cx="26" cy="50" r="7" />
        <circle cx="35" cy="50" r="7" />
        <circle cx="38" cy="41" r="7" />
      </g>
      <circle cx="30" cy="43" r="5.5" fill="#ffe08a" />
      <g fill="#b58be6">
        <circle cx="66" cy="34" r="7" />
        <circle cx="58" cy="41" r="7" />
        <circle cx="61" cy="50" r="7" />
        <circle cx="71" cy="50" r="7" />
        <circle cx="74" cy="41" r="7" />
      </g>
      <circle cx="66" cy="43" r="5.5" fill="#ffe08a" />
      <g fill="#ffc24b">
        <circle cx="48" cy="16" r="7.5" />
        <circle cx="39" cy="23" r="7.5" />
        <circle cx="42.5" cy="33" r="7.5" />
        <circle cx="53.5" cy="33" r="7.5" />
        <circle cx="57" cy="23" r="7.5" />
      </g>
      <circle cx="48" cy="26" r="6" fill="#b5651d" />
      <path d="M40 66c5 4 11 4 16 0l3 6c-7 5-15 5-22 0z" fill="#e0526b" />
    </>
  ),
  balloon_ride: (
    <>
      <path d="M8 72c6-8 16-6 18 0 8-2 12 4 10 8H8c-5-1-5-7 0-8z" fill="#dbe9f6" />
      <path d="M66 62c5-6 13-4 14 1 7-1 10 4 8 8H66c-4-2-4-7 0-9z" fill="#dbe9f6" />
      <path
        d="M48 6c20 0 32 13 32 29 0 15-16 24-24 34H40c-8-10-24-19-24-34C16 19 28 6 48 6z"
        fill="#e8556b"
      />
      <path d="M48 6c-9 0-18 13-18 29 0 13 7 24 12 34h-2c-8-10-24-19-24-34C16 19 28 6 48 6z" fill="#f2c14e" />
      <path d="M48 6c9 0 18 13 18 29 0 13-7 24-12 34h2c8-10 24-19 24-34C80 19 68 6 48 6z" fill="#4d9be0" />
      <path d="M48 6c-4 0-8 13-8 29 0 14 3 25 5 34h6c2-9 5-20 5-34 0-16-4-29-8-29z" fill="#f7e4c0" />
      <path d="m41 69 2 9M55 69l-2 9" stroke="#7a4f2e" strokeWidth="2.4" />
      <path d="M40 77h16l-2 12c0 2-12 2-12 0z" fill="#a46a3b" />
      <path d="M39 76h18v4H39z" fill="#7a4f2e" />
    </>
  ),
};

/** The picture of a gift; decorative, as its name stands beside it. */
export const GiftPicture = ({ name }: { readonly name: GiftName }) => (
  <svg className="gift-picture" viewBox="0 0 96 96" aria-hidden="true">
    {drawings[name]}
  </svg>
);
