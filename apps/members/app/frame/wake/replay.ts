import type {} from '../../../loader/asleep.ts';

const retryMs = 50;
const patienceMs = 20_000;

/** React has taken an element over when it has written a key of its own onto it. */
const isTakenOver = (element: EventTarget): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Does something to an element as soon as React has taken it over: parts of a page come later than the rest. */
const whenTakenOver = (element: EventTarget, act: () => void, deadline = Date.now() + patienceMs): void => {
  if (isTakenOver(element)) act();
  else if (Date.now() < deadline) setTimeout(() => whenTakenOver(element, act, deadline), retryMs);
};

/** React hears of a change only when a field holds something else than it knew: what it knows is made another. */
const tell = (field: HTMLInputElement, value: string, isChecked: boolean): void => {
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (known: string) => void } };
  if (isChoice) {
    field.checked = isChecked;
    tracker?.setValue(String(!isChecked));
    // An event of this kind is heard like a press, and changes nothing by itself.
    field.dispatchEvent(new Event('click', { bubbles: true }));
    return;
  }
  field.value = value;
  tracker?.setValue(`${value} `);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Tells React what a field holds when it is taken over: somebody may go on writing until then. */
const tellWhenTakenOver = (field: HTMLInputElement, value: string, isChecked: boolean): void => {
  let held = [value, isChecked] as const;
  const note = () => (held = [field.value, field.checked]);
  field.addEventListener('input', note);
  whenTakenOver(field, () => {
    field.removeEventListener('input', note);
    tell(field, ...held);
  });
};

/** Does what was begun while the page slept, once scripts have taken over. */
export const replay = (): void => {
  const { asleep } = window;
  if (!asleep) return;
  asleep.listening.abort();
  for (const [field, [value, isChecked]] of asleep.typed)
    tellWhenTakenOver(field as HTMLInputElement, value, isChecked);
  // Pressed again because nothing happened, it is still wanted once: twice would take a choice back.
  for (const button of new Set(asleep.pressed))
    whenTakenOver(button, () => {
      delete button.dataset.pressed;
      button.click();
    });
};
