import { userEvent, waitFor } from 'storybook/test';

// For stories: what brings a screen to a state that only comes by an act. Found by what the form sends, in any language.

const find = (page: HTMLElement, selector: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const found = page.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}`);
      return found;
    },
    { timeout: 20_000 },
  );

/** Writes into the field that sends its text under this name, or chooses that value. */
export const write = async (page: HTMLElement, name: string, text: string): Promise<void> => {
  const field = await find(page, `main [name="${name}"]:not([type=hidden])`);
  await (field instanceof HTMLSelectElement
    ? userEvent.selectOptions(field, text)
    : userEvent.type(field, text));
};

/** Presses what the selector finds first; without one, the button that sends the form. */
export const press = async (page: HTMLElement, selector = 'main form button[type=submit]'): Promise<void> =>
  userEvent.click(await find(page, selector));

/** Presses until what is wanted has come: before its machine runs, a form posts to the server, which no story has. */
export const pressFor = async (page: HTMLElement, selector: string, wanted: string): Promise<void> => {
  await find(page, selector);
  await waitFor(
    async () => {
      if (page.querySelector(wanted)) return;
      await userEvent.click(await find(page, selector));
      throw new Error(`There is no ${wanted}`);
    },
    { timeout: 20_000, interval: 100 },
  );
};

/** Waits for what an act brings: by default, that something is said at once. */
export const see = async (page: HTMLElement, selector = 'main [role=alert]'): Promise<void> =>
  void (await find(page, selector));
