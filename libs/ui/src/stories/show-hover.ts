const mark = '[data-story-hover]';

/** Repeats each rule for `:hover` right behind itself, so that the same rules win as under a real pointer. */
const repeat = (owner: CSSStyleSheet | CSSMediaRule): void => {
  for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = owner.cssRules[index];
    if (rule instanceof CSSMediaRule) repeat(rule);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) continue;
    const next = owner.cssRules[index + 1];
    if (next instanceof CSSStyleRule && next.selectorText.includes(mark)) continue;
    owner.insertRule(rule.cssText.replaceAll(':hover', mark), index + 1);
  }
};

/** Shows elements as they look under a pointer: a script can press and type, but no script can hover. */
export const showHover = (...elements: readonly Element[]): void => {
  for (const sheet of document.styleSheets) repeat(sheet);
  for (const element of elements) element.setAttribute('data-story-hover', '');
};
