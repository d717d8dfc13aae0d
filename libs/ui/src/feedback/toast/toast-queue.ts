/** A short message that goes by itself; `id` is given by the queue. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'danger';
}

const longestQueue = 4;

/** What every queue begins with, and what stands in a page that was written by the server. */
export const noToasts: readonly Toast[] = [];

/** The toasts of a page, newest last. The region only shows what stands here, so a toast survives navigation. */
export class ToastQueue {
  #toasts = noToasts;
  #nextId = 1;
  readonly #listeners = new Set<() => void>();

  /** Shows a toast and answers its id. */
  add(text: string, tone: Toast['tone'] = 'info'): number {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#set([...this.#toasts, { id, text, tone }].slice(-longestQueue));
    return id;
  }

  remove(id: number): void {
    this.#set(this.#toasts.filter((toast) => toast.id !== id));
  }

  readonly getSnapshot = (): readonly Toast[] => this.#toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
