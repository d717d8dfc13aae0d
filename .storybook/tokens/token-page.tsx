import { useLayoutEffect, useRef, useState } from 'react';

const fills = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'gold',
  'unread',
  'accent',
  'online',
] as const;
const surfaces = [
  ...[
    'page',
    'surface',
    'surface-sunken',
    'info-soft',
    'success-soft',
    'warning-soft',
    'danger-soft',
    'gold-soft',
  ],
  'accent-soft',
] as const;
const texts = [
  'text',
  'text-muted',
  'text-link',
  'text-success',
  'text-danger',
  'text-warning',
  'text-gold',
] as const;
const textSizes = ['small', 'body', 'lead', 'h3', 'h2', 'h1'] as const;
const spaces = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const radii = ['small', '', 'large', 'round'] as const;
const shadows = ['low', '', 'high'] as const;

const variable = (group: string, name: string | number): string =>
  `--${group}${name === '' ? '' : `-${name}`}`;

/** The value a token has on this page, read again whenever the theme, contrast or text size on the document changes. */
const TokenValue = ({ token }: { readonly token: string }) => {
  const ref = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    const read = (): void => {
      if (ref.current) setValue(getComputedStyle(ref.current).getPropertyValue(token).trim());
    };
    read();
    const watcher = new MutationObserver(read);
    watcher.observe(document.documentElement, { attributes: true });
    return () => watcher.disconnect();
  }, [token]);
  return (
    <code ref={ref} className="tokens__value">
      {token}: {value}
    </code>
  );
};

const Swatches = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="tokens__grid">
    {names.map((name) => (
      <li key={name}>
        <span className="tokens__swatch" style={{ background: `var(--color-${name})` }} />
        <TokenValue token={`--color-${name}`} />
      </li>
    ))}
  </ul>
);

/** Every token of the kit with the value it has now. */
export const TokenPage = () => (
  <div className="stack stack--loose tokens">
    <h1>Tokens</h1>
    <h2>Fills</h2>
    <p>The theme’s own colours. Texts on them use the “on” tones; they are never texts themselves.</p>
    <Swatches names={fills} />
    <h2>Surfaces</h2>
    <Swatches names={surfaces} />
    <h2>Texts</h2>
    <ul className="tokens__grid">
      {texts.map((name) => (
        <li key={name}>
          <p style={{ color: `var(--color-${name})` }}>Good evening</p>
          <TokenValue token={`--color-${name}`} />
        </li>
      ))}
    </ul>
    <h2>Text sizes</h2>
    {textSizes.map((name) => (
      <div key={name}>
        <p style={{ fontSize: `var(--text-${name})` }}>An evening together</p>
        <TokenValue token={`--text-${name}`} />
      </div>
    ))}
    <h2>Spaces</h2>
    <ul className="tokens__grid">
      {spaces.map((name) => (
        <li key={name}>
          <span className="tokens__space" style={{ width: `var(--space-${name})` }} />
          <TokenValue token={`--space-${name}`} />
        </li>
      ))}
    </ul>
    <h2>Corners and shadows</h2>
    <ul className="tokens__grid">
      {radii.map((name) => (
        <li key={name}>
          <span className="tokens__swatch" style={{ borderRadius: `var(${variable('radius', name)})` }} />
          <TokenValue token={variable('radius', name)} />
        </li>
      ))}
      {shadows.map((name) => (
        <li key={name}>
          <span className="tokens__swatch" style={{ boxShadow: `var(${variable('shadow', name)})` }} />
          <TokenValue token={variable('shadow', name)} />
        </li>
      ))}
    </ul>
    <h2>Widths</h2>
    {['--target', '--toast-width', '--page-width', '--text-width'].map((token) => (
      <TokenValue key={token} token={token} />
    ))}
  </div>
);
