import { createHash } from 'node:crypto';
import { failureScene } from './failure-scene.ts';

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
const style = `:root{color-scheme:light dark;--ground:#faf6f0;--text:#232a42;--quiet:#434b68;--fill:#83da00;--on-fill:#1f2743}
@media(prefers-color-scheme:dark){:root{--ground:#13172a;--text:#eff1f9;--quiet:#c6cce2}}
body{box-sizing:border-box;display:grid;place-content:center;justify-items:center;min-height:100vh;margin:0;padding:min(1.5rem,5vw);background:var(--ground);color:var(--text);font:min(1.125rem,6vw)/1.5 "Open Sans",Arial,sans-serif;text-align:center}
main{display:grid;justify-items:center;gap:.75rem;max-width:40rem}
h1,p{margin:0;max-width:100%;overflow-wrap:break-word}
h1{font-size:min(2rem,10vw);line-height:1.2}
.scene{display:block;width:min(100%,34rem);max-height:34vh;border-radius:min(1.375rem,6vw)}
.brand{font-size:1.5rem;font-weight:800}
.code,.quiet{color:var(--quiet)}
.code{font-weight:700;letter-spacing:.1em}
a{display:inline-block;padding:.6rem min(1.5rem,5vw);border:2px solid transparent;border-radius:1.75rem;background:var(--fill);color:var(--on-fill);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}`;

/** The policy of the page where it has none yet. */
export const failurePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A whole page without scripts and without anything that is loaded besides. */
export const failureHtml = ({ locale, status, title, text, way, href, nonce, brand }: FailurePage): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style nonce="${nonce}">${style}</style></head><body><main>${failureScene}${brand === '' ? '' : `<p class="brand">${escape(brand)}</p>`}<p class="code">${status}</p><h1>${escape(title)}</h1><p class="quiet">${escape(text)}</p><p><a href="${escape(href)}">${escape(way)}</a></p></main></body></html>`;
