import { act } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asleep } from '../../../loader/asleep.ts';
import { pressLostEvent, replay } from './replay.ts';

const Form = ({ children }: { readonly children?: ReactNode }) => {
  const [name, setName] = useState('');
  const [isReal, setIsReal] = useState(false);
  const [place, setPlace] = useState('all');
  const [presses, setPresses] = useState(0);
  const [photo, setPhoto] = useState('');
  useEffect(() => replay(), []);
  return (
    <form data-photo={photo}>
      <input
        name="photo"
        type="file"
        onChange={(event) => {
          setPhoto(event.currentTarget.files?.[0]?.name ?? '');
          // The same one may be chosen once more.
          event.currentTarget.value = '';
        }}
      />
      <input name="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <input
        name="real"
        type="checkbox"
        checked={isReal}
        onChange={(event) => setIsReal(event.currentTarget.checked)}
      />
      <select name="place" value={place} onChange={(event) => setPlace(event.currentTarget.value)}>
        <option>all</option>
        <option>here</option>
      </select>
      <button type="button" onClick={() => setPresses((count) => count + 1)}>
        {`${name} ${isReal} ${place} ${presses}`}
      </button>
      {children}
    </form>
  );
};

let root: Root | undefined;
let place: HTMLElement;
const typed = new Map<EventTarget, readonly [string, boolean]>();
const pressed = new Set<HTMLElement>();
const listening = new AbortController();

const find = <E extends HTMLElement>(selector: string): E => {
  const found = place.querySelector<E>(selector);
  if (!found) throw new Error(selector);
  return found;
};

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form />);
  window.asleep = { modules: {}, pressed, typed, listening } satisfies Asleep;
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  place.remove();
  delete window.asleep;
  typed.clear();
  pressed.clear();
});

const wake = () =>
  act(async () => {
    root = hydrateRoot(place, <Form />);
  });

it('what was typed and chosen while the page slept is known to the app, and what was pressed is done', async () => {
  find<HTMLInputElement>('[name=name]').value = 'Ada';
  typed.set(find('[name=name]'), ['Ada', false]);
  find<HTMLInputElement>('[name=real]').checked = true;
  typed.set(find('[name=real]'), ['on', true]);
  find<HTMLSelectElement>('select').value = 'here';
  typed.set(find('select'), ['here', false]);
  pressed.add(find('button'));
  find('button').dataset['pressed'] = '';
  await wake();
  expect(find('button').textContent).toBe('Ada true here 1');
  expect(find('button').dataset).not.toHaveProperty('pressed');
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Ada');
  expect(listening.signal.aborted).toBe(true);
});

it('a photo that was chosen while the page slept is taken, and what was typed after it as well', async () => {
  const field = find<HTMLInputElement>('[name=photo]');
  Object.defineProperty(field, 'files', { value: [new File(['x'], 'me.jpg')] });
  // Nobody but the browser can write the value of such a field.
  typed.set(field, ['C:\\fakepath\\me.jpg', false]);
  find<HTMLInputElement>('[name=name]').value = 'Ada';
  typed.set(find('[name=name]'), ['Ada', false]);
  pressed.add(find('button'));
  await wake();
  expect(find('form').dataset['photo']).toBe('me.jpg');
  expect(find('button').textContent).toBe('Ada false all 1');
});

it('a press whose part never comes is not shown as taken for ever, and that it came to nothing is said', () => {
  vi.useFakeTimers();
  try {
    const lost = vi.fn();
    addEventListener(pressLostEvent, lost, { once: true });
    pressed.add(find('button'));
    find('button').dataset['pressed'] = '';
    const gone = document.createElement('button');
    pressed.add(gone);
    replay();
    vi.advanceTimersByTime(19_000);
    expect(find('button').dataset).toHaveProperty('pressed');
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(find('button').dataset).not.toHaveProperty('pressed');
    expect(lost).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it('what is typed on in a part that comes later is not overwritten by what it held before', async () => {
  const field = find<HTMLInputElement>('[name=name]');
  typed.set(field, ['Ad', false]);
  // The frame is there; the field's part of the page is not.
  replay();
  field.value = 'Ada';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  delete window.asleep;
  await wake();
  await vi.waitFor(() => expect(find('button').textContent).toBe('Ada false all 0'));
  expect(field.value).toBe('Ada');
});

describe('a text area in a part that comes later', () => {
  const Text = ({ hear }: { readonly hear: (text: string) => void }) => (
    <textarea name="text" defaultValue="I sail" onChange={(event) => hear(event.currentTarget.value)} />
  );
  const hear = vi.fn<(text: string) => void>();
  const area = () => find<HTMLTextAreaElement>('textarea');
  /** As a browser does: a letter is told of before it stands there, and after that. */
  const press = (letter: string, where?: number): void => {
    area().dispatchEvent(new Event('beforeinput', { bubbles: true }));
    const { value } = area();
    const at = where ?? value.length;
    // Past React, which hears of the event only.
    const written = value.slice(0, at) + letter + value.slice(at);
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), written);
    area().setSelectionRange(at + 1, at + 1);
    area().dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** The page is taken over but for the part; answers what lets that come. */
  const wakeWithout = async () => {
    const code = Promise.withResolvers<{ default: typeof Text }>();
    const Later = lazy(() => code.promise);
    const Page = () => (
      <Form>
        <Suspense>
          <Later hear={hear} />
        </Suspense>
      </Form>
    );
    place.innerHTML = renderToString(
      <Form>
        <Suspense>
          <Text hear={hear} />
        </Suspense>
      </Form>,
    );
    hear.mockClear();
    return {
      wake: () => act(async () => void (root = hydrateRoot(place, <Page />))),
      come: () => act(async () => code.resolve({ default: Text })),
    };
  };

  it('keeps every letter, those of before, of meanwhile and of just after, and tells of them', async () => {
    const { wake: begin, come } = await wakeWithout();
    press('!');
    typed.set(area(), [area().value, false]);
    await begin();
    delete window.asleep;
    press('a');
    press('b');
    await come();
    press('c');
    expect(area().value).toBe('I sail!abc');
    await vi.waitFor(() => expect(hear).toHaveBeenLastCalledWith('I sail!abc'));
    expect(area().value).toBe('I sail!abc');
  });

  it('tells of what is typed first once the rest of the page is awake, and leaves the caret in its place', async () => {
    const { wake: begin, come } = await wakeWithout();
    await begin();
    delete window.asleep;
    press('X', 2);
    await come();
    await vi.waitFor(() => expect(hear).toHaveBeenLastCalledWith('I Xsail'));
    expect([area().value, area().selectionStart]).toEqual(['I Xsail', 3]);
  });
});

it('nothing happens by itself', async () => {
  await wake();
  expect(find('button').textContent).toBe(' false all 0');
});
