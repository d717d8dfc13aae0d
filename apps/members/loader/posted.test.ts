import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  window.asleep?.listening.abort();
  delete window.asleep;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('a form that was posted is marked until its page goes away', async () => {
  const script = document.createElement('script');
  script.dataset['wake'] = JSON.stringify({ pieces: [], texts: [] });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./loader.ts');
  const form = document.body.appendChild(document.createElement('form'));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.requestSubmit();
  expect(form.dataset).toHaveProperty('posted');
  // Whoever comes back to it by the browser's memory writes another message.
  dispatchEvent(new Event('pagehide'));
  expect(form.dataset).not.toHaveProperty('posted');
});
