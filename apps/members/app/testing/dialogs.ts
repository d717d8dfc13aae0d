// For component tests: jsdom knows the element, and not yet how it opens and closes.

/** Lets dialogs open, modal as far as a page without layout can be. */
export const standInForDialogs = (): void =>
  void Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
