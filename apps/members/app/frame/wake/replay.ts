import type {} from '../../../loader/asleep.ts';

const retryMs = 50;
const patienceMs = 20_000;

/** Told to the page when a press could not be done: the part that it was meant for did not come. */
export const pressLostEvent = 'vesper:press-lost';

/**
 * React has taken an element over when it has written a key of its own onto it. It has no documented way to ask, and a mark of
 * ours would have to be set by every part that comes later; `replay.test.tsx` fails when another version does it otherwise.
 */
const isTakenOver = (element: EventTarget): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/**
 * Does something to an element as soon as React has taken it over: parts of a page come later than the rest. What has left the
 * page meanwhile is nobody's any more.
 */
const whenTakenOver = (
  element: Node,
  act: () => void,
  giveUp?: () => void,
  deadline = Date.now() + patienceMs,
): void => {
  if (isTakenOver(element)) act();
  else if (Date.now() >= deadline) giveUp?.();
  else if (element.isConnected) setTimeout(() => whenTakenOver(element, act, giveUp, deadline), retryMs);
};

type Held = readonly [value: string, isChecked: boolean, caret?: number | null];

/**
 * React hears of a change only when a field holds something else than it knew: what it knows is made another. The usual way
 * around (another value through the element, then the right one past it) would take caret, undo and what a phone's keyboard
 * is composing from under the fingers of who goes on typing.
 */
const tell = (field: HTMLInputElement, [value, isChecked, caret]: Held): void => {
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (known: string) => void } };
  const say = (type: string): void => {
    if (isChoice) {
      field.checked = isChecked;
      tracker?.setValue(String(!isChecked));
      // What a field of files holds only the browser can write, and it holds it still: React hears of it by the event alone.
    } else if (field.type !== 'file') {
      if (field.value !== value) {
        field.value = value;
        if (caret) field.setSelectionRange(caret, caret);
      }
      tracker?.setValue(`${value} `);
    }
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  // An event of this kind is heard like a press, and changes nothing by itself.
  if (isChoice) return say('click');
  say('input');
  // What React had only begun to take over it takes over for this event, and writes the server's text into a text area once more.
  if (field.defaultValue && field.value === field.defaultValue) say('input');
  say('change');
};

/**
 * Tells React what fields hold when they are taken over: somebody may go on writing until then, or begin to. It is heard before React,
 * which lets no event through to a part that is still to come. And before the next letter stands there: taking a text area over,
 * React writes the server's text into it.
 */
const tellWhenTakenOver = (typed: Map<EventTarget, Held>): void => {
  const follow = (field: EventTarget): void =>
    whenTakenOver(field as Node, () => {
      const held = typed.get(field);
      if (held && typed.delete(field)) tell(field as HTMLInputElement, held);
    });
  typed.forEach((_, field) => follow(field));
  for (const type of ['beforeinput', 'input'])
    addEventListener(
      type,
      ({ target }) => {
        const field = target as HTMLInputElement;
        const isKnown = typed.has(field);
        const isOver = isTakenOver(field);
        if (type === 'input' && (isKnown || !isOver))
          typed.set(field, [field.value, field.checked, field.selectionStart]);
        if (isKnown === isOver) follow(field);
      },
      true,
    );
};

/** Does what was begun while the page slept, once scripts have taken over. */
export const replay = (): void => {
  const { asleep } = window;
  if (!asleep) return;
  asleep.listening.abort();
  tellWhenTakenOver(asleep.typed);
  for (const button of asleep.pressed) {
    const press = (): void => {
      delete button.dataset.pressed;
      button.click();
    };
    // What the browser alone makes of it, then, and a word that it may not have been what was wanted.
    whenTakenOver(button, press, () => {
      press();
      dispatchEvent(new Event(pressLostEvent));
    });
  }
};
