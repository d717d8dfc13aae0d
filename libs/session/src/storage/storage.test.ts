import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage, deviceStorage, tabStorage } from './storage.ts';

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

/** Some settings make the mere access throw. */
const blocked = {
  get localStorage(): Storage {
    return refuse();
  },
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('storage of the browser', () => {
  it('keeps, gives back and removes under a name of ours', () => {
    const storage = createStorage('localStorage');
    expect(storage.get('draft')).toBeNull();
    expect(storage.set('draft', 'hello')).toBe(true);
    expect(localStorage.getItem('vesper.draft')).toBe('hello');
    expect(storage.get('draft')).toBe('hello');
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is one for the device and one for the tab', () => {
    deviceStorage.set('where', 'device');
    tabStorage.set('where', 'tab');
    expect(localStorage.getItem('vesper.where')).toBe('device');
    expect(sessionStorage.getItem('vesper.where')).toBe('tab');
  });
});

describe('storage that is blocked or missing', () => {
  it.each([
    ['throws', blocked],
    ['is null', { localStorage: null }],
  ])('remembers for the page, and says that it is no longer than that, where it %s', (_how, scope) => {
    const storage = createStorage('localStorage', scope);
    expect(storage.get('draft')).toBeNull();
    expect(storage.set('draft', 'hello')).toBe(false);
    expect(storage.get('draft')).toBe('hello');
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
  });

  it('answers what it has where only reading is refused', () => {
    localStorage.setItem('vesper.draft', 'of before');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(createStorage('localStorage').get('draft')).toBeNull();
  });

  it('forgets what the browser does not remove', () => {
    localStorage.setItem('vesper.draft', 'hello');
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const storage = createStorage('localStorage');
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
  });
});

describe('storage that is full', () => {
  it('goes by the newer text, and by the browser again as soon as that takes one', () => {
    const storage = createStorage('localStorage');
    storage.set('draft', 'hello');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(storage.set('draft', 'hello you')).toBe(false);
    expect(storage.get('draft')).toBe('hello you');
    full.mockRestore();
    expect(storage.set('draft', 'hello you all')).toBe(true);
    localStorage.setItem('vesper.draft', 'from another tab');
    expect(storage.get('draft')).toBe('from another tab');
  });
});

describe('no browser', () => {
  it('keeps nothing: the next page would be somebody else’s', () => {
    const storage = createStorage('localStorage', null);
    expect(storage.set('draft', 'hello')).toBe(false);
    expect(storage.get('draft')).toBeNull();
    storage.remove('draft');
  });
});
