import { createHash } from 'node:crypto';

/** What stands on the page; plain texts, which are escaped here. */
export interface FailurePage {
  readonly locale: string;
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** The link's words and where it leads; empty for the page itself. */
  readonly way: string;
  readonly href: string;
  /** Of the style, for the page's policy. */
  readonly nonce: string;
  /** The site's name; empty where it is not known. */
  readonly brand: string;
}

/** As the app's own error page (its tokens are in a stylesheet that may be what is missing), in rem, so that it grows with the text. */
const style = `:root{color-scheme:light dark;--ground:#faf6f0;--text:#232a42;--quiet:#434b68;--fill:#303a59;--on-fill:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#13172a;--text:#eff1f9;--quiet:#c6cce2;--fill:#b9c5f2;--on-fill:#171c31}}
body{box-sizing:border-box;display:grid;place-content:center;justify-items:center;min-height:100vh;margin:0;padding:min(1.5rem,5vw);background:var(--ground);color:var(--text);font:1.125rem/1.6 "Open Sans",Arial,sans-serif;text-align:center}
main{display:grid;justify-items:center;gap:1rem;max-width:40rem}
h1,p{margin:0;max-width:100%;overflow-wrap:break-word}
h1{font-size:min(2rem,10vw);line-height:1.2}
.brand{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.75rem;font-size:1.5rem;font-weight:800}
.code,.quiet{color:var(--quiet)}
.code{font-weight:700;letter-spacing:.1em}
a{display:inline-block;padding:.6rem min(1.5rem,5vw);border-radius:1.75rem;background:var(--fill);color:var(--on-fill);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}`;

/** The policy of the page where it has none yet. */
export const failurePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** The evening star, as in the kit (`libs/ui/src/brand/logo.tsx`). */
const mark =
  '<svg viewBox="0 0 48 48" width="72" height="72" aria-hidden="true"><circle cx="24" cy="24" r="24" fill="#303a59"/><path d="M3.5 36.5C10 32 17 31.5 24 34s14 2 20.5-1.5A24 24 0 0 1 3.5 36.5z" fill="#e8895b"/><path d="M24 7.5c1.3 7.7 4 11 11.5 12.5C28 21.5 25.3 24.8 24 32.5 22.7 24.8 20 21.5 12.5 20 20 18.5 22.7 15.2 24 7.5z" fill="#f7cf70"/></svg>';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A whole page without scripts and without anything that is loaded besides. */
export const failureHtml = ({ locale, status, title, text, way, href, nonce, brand }: FailurePage): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style nonce="${nonce}">${style}</style></head><body><main><div class="brand">${mark}${brand === '' ? '' : `<span>${escape(brand)}</span>`}</div><p class="code">${status}</p><h1>${escape(title)}</h1><p class="quiet">${escape(text)}</p><p><a href="${escape(href)}">${escape(way)}</a></p></main></body></html>`;
