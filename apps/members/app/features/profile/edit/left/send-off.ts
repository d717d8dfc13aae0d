/**
 * Sends a form of a page that is being left, in a way that the browser goes on with when the page is gone. Answers whether it was
 * saved, to whom is still there to hear it. The path is that at which the router sends its own forms.
 */
export const sendOff = async (path: string, form: HTMLFormElement): Promise<boolean> => {
  try {
    // Entry by entry: of what is chosen several stand under one name.
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const { status } = await fetch(`${path}.data`, { method: 'POST', body, keepalive: true });
    return status === 200;
  } catch {
    // No network, or more than browsers take along. It is kept here.
    return false;
  }
};
