import { useCallback, useRef, useState } from 'react';

/** Which message's menu is open, and the button that it hangs from. */
export const useMessageMenu = () => {
  const [open, setOpen] = useState<number | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const onMore = useCallback((seq: number, button: HTMLElement): void => {
    anchor.current = button;
    setOpen(seq);
  }, []);
  const close = useCallback((): void => setOpen(null), []);
  return { open, anchor, onMore, close };
};
