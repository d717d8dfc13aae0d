/** A part of a message: words, or an address that may be opened. */
export type TextPart = { text: string; href: string | null };

const address = /\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+\.[^\s<>"]+/giu;

/** What stands behind an address belongs to the sentence: a full stop, a bracket that was opened before it. */
function trimmed(found: string): string {
  const text = found.replace(/[.,;:!?'"’”»…]+$/u, '');
  return text.endsWith(')') && !text.includes('(') ? trimmed(text.slice(0, -1)) : text;
}

function hrefOf(text: string): string | null {
  const href = /^https?:/i.test(text) ? text : `https://${text}`;
  const host = /^https?:\/\/([^/?#]*)/i.exec(href)?.[1] ?? '';
  // A name before the host is there to deceive.
  return host.includes('.') && !host.includes('@') ? href : null;
}

/** Parts a text at the web addresses in it; nothing of it is changed, and nothing but http and https is one. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let upTo = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimmed(found);
    const href = hrefOf(link);
    if (href === null) continue;
    if (index > upTo) parts.push({ text: text.slice(upTo, index), href: null });
    parts.push({ text: link, href });
    upTo = index + link.length;
  }
  if (upTo < text.length) parts.push({ text: text.slice(upTo), href: null });
  return parts;
}
