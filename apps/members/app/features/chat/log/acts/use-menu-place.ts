import { type RefObject, useState } from 'react';

/** What the menu of a message needs above or below it: six signs, three acts and the line between them. */
const neededRem = 13;

/** The message itself, if the window has room for its menu above or below it. */
const messageWithRoom = (button: Element): HTMLElement | null => {
  const message = button.closest('[data-seq]')?.querySelector<HTMLElement>('.bubble');
  if (!message) return null;
  const { top, bottom } = message.getBoundingClientRect();
  const needed = neededRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(top, innerHeight - bottom) >= needed ? message : null;
};

/**
 * Where the menu of a message opens: beside the whole message, so that one sees what one answers or deletes, or beside its button
 * where the message leaves no room. Decided once, when the menu opens.
 */
export const useMenuPlace = (button: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> =>
  useState(() => ({ current: button.current && (messageWithRoom(button.current) ?? button.current) }))[0];
