import type { ReactNode } from 'react';

// Signs of our own drawing, no company's artwork: a tile in the tone a method is known by, with a sign that is told from
// its neighbours at a glance. The name always stands beside it and is what is read.

interface Tile {
  readonly ground: string;
  readonly sign: ReactNode;
}

const line = (d: string, stroke: string, width = 3) => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);
const white = '#fff';
const navy = '#232a42';
const paper = '#fff';

const card: Tile = {
  ground: '#e9edf8',
  sign: (
    <>
      <rect x="10" y="8" width="28" height="17" rx="3" fill={navy} />
      <path d="M10 12h28v4H10z" fill="#8f9ac2" />
      <path d="M14 20h9" stroke={white} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
};

const bank: Tile = {
  ground: '#e9edf8',
  sign: (
    <>
      <path d="M24 6 37 13H11z" fill={navy} />
      <path d="M14 15v8m6.7-8v8m6.6-8v8m6.7-8v8M11 26h26" stroke={navy} strokeWidth="2.6" />
    </>
  ),
};

const wallet: Tile = {
  ground: '#e9edf8',
  sign: (
    <>
      <rect x="11" y="9" width="26" height="16" rx="3.5" fill={navy} />
      <rect x="28" y="14" width="11" height="6" rx="3" fill="#8f9ac2" />
    </>
  ),
};

/** A phone with a sign on it, for what is confirmed in an app. */
const phone = (ground: string, sign: ReactNode): Tile => ({
  ground,
  sign: (
    <>
      <rect x="16.5" y="4" width="15" height="24" rx="3" fill={white} />
      {sign}
    </>
  ),
});

const tiles: Readonly<Record<string, Tile>> = {
  creditcard: card,
  banktransfer: bank,
  ideal: {
    ground: paper,
    sign: (
      <>
        <path d="M13 6h11a10 10 0 0 1 0 20H13z" fill="#c3006b" />
        <circle cx="18" cy="12.5" r="2.6" fill={white} />
        {line('M18 17.5V22', white, 4)}
      </>
    ),
  },
  bancontact: {
    ground: '#0b4a9e',
    sign: (
      <>
        <path d="M9 19.5h12.5l6-7H39" fill="none" stroke={white} strokeWidth="5.5" />
        <path d="M27.5 12.5H39" fill="none" stroke="#ffd23f" strokeWidth="5.5" />
      </>
    ),
  },
  kbc: { ground: '#00aeef', sign: line('M18 8v16M29 8 19 16l10 8', white, 4) },
  belfius: {
    ground: '#c3004a',
    sign: line('M19 8h6a4 4 0 0 1 0 8h-6zm0 8h7a4 4 0 0 1 0 8h-7z', white),
  },
  eps: {
    ground: paper,
    sign: (
      <>
        {line('M11 16h9a4.5 4.5 0 1 0-1.4 3.4', '#c8036f')}
        {line('M27 25V12.5a4.2 4.2 0 1 1 0 6', '#71706f')}
      </>
    ),
  },
  twint: {
    ground: '#141414',
    sign: (
      <>
        {line('M15 20 24 7l9 13', white)}
        {line('m19 22 5-7 5 7', '#ff7a2f')}
      </>
    ),
  },
  satispay: { ground: '#e8372f', sign: line('m20 8-8 8 8 8m8-16 8 8-8 8', white, 3.5) },
  bancomatpay: {
    ground: '#1f3f94',
    sign: line('M19 8h6a4 4 0 0 1 0 8h-6zm0 8h7a4 4 0 0 1 0 8h-7z', '#8fd0f2'),
  },
  bizum: { ground: '#04808b', sign: line('M19 8v16M29 8v16M15 20l18-8', white, 3.4) },
  blik: {
    ground: '#141414',
    sign: (
      <>
        {line('M19 7v17m0-5.5a4.7 4.7 0 1 1 0 .01', white, 3.2)}
        <circle cx="29" cy="9" r="3" fill="#ff5a4a" />
      </>
    ),
  },
  przelewy24: {
    ground: paper,
    sign: (
      <>
        {line('M13 24V10h6a4 4 0 0 1 0 8h-6', '#c8102e')}
        {line('M28 12a3.4 3.4 0 0 1 6.5 1.4C34.5 17 28 19 28 23h7', '#5c6166', 2.6)}
      </>
    ),
  },
  mobilepay: phone('#4a61d8', line('M20 17c2-5 6-5 8-1', '#4a61d8', 2.6)),
  vipps: { ground: '#f2541b', sign: line('M15 16c4 9 14 9 18-1', white, 4) },
  swish: {
    ground: paper,
    sign: (
      <>
        {line('M17 22a8 8 0 0 1 1-12', '#2aa24a')}
        {line('M20 8a8 8 0 0 1 11 4', '#f2a900')}
        {line('M32 15a8 8 0 0 1-12 8.5', '#d2237a')}
      </>
    ),
  },
  trustly: { ground: '#0ee06e', sign: line('M15 10h14a5 5 0 0 1 0 10H19m4-4-4 4 4 4', '#14161a') },
  paypal: {
    ground: paper,
    sign: (
      <>
        <path d="M23 9h8.5a5.5 5.5 0 0 1 0 11H28l-1.3 7h-6z" fill="#4aa3e0" />
        <path d="M18 5h9a5.5 5.5 0 0 1 0 11h-4.5L21 24h-6.5z" fill="#1b3a86" />
      </>
    ),
  },
  applepay: phone('#141414', line('m20 16 3 3 5-6', '#141414', 2.6)),
  googlepay: phone('#3a72d8', line('m20 16 3 3 5-6', '#3a72d8', 2.6)),
  klarna: { ground: '#ffb3c7', sign: line('M18 8v16M28 8c0 4-4 7-8 8 4 1 6 4 8 8', '#14161a', 3.4) },
};

/**
 * The sign of a payment method, by the provider's name of it; a wallet for those that have none of their own. It says
 * nothing by itself: the name stands beside it.
 */
export const PaymentMark = ({ method }: { readonly method: string }) => {
  const { ground, sign } = tiles[method] ?? wallet;
  return (
    <svg className="payment-mark" viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="46.5"
        height="30.5"
        rx="5.25"
        fill={ground}
        stroke="#b9bfd3"
        strokeWidth="1.5"
      />
      {sign}
    </svg>
  );
};

/** The methods that have a sign of their own, for who shows them all. */
export const markedMethods: readonly string[] = Object.keys(tiles);
