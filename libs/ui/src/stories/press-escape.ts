import { userEvent } from 'storybook/test';

/**
 * What Escape does to a modal `<dialog>`. Keys of a play function are made by script, which the browser does not take for
 * a request to close; `requestClose` is that request.
 */
export const pressEscape = async (dialog: HTMLElement): Promise<void> => {
  await userEvent.keyboard('{Escape}');
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.requestClose();
};
