/** Some pixels above what is led to at the top. */
const gapPx = 12;

/** Scrolls the list, and nothing around it, so that a part of it stands at its top or in its middle. */
export const scrollToMessage = (list: HTMLElement, part: Element, place: 'top' | 'middle'): void => {
  const frame = list.getBoundingClientRect();
  const { top, height } = part.getBoundingClientRect();
  const wanted = place === 'top' ? frame.top + gapPx : frame.top + (frame.height - height) / 2;
  list.scrollTop += top - wanted;
};
