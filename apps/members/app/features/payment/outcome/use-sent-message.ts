import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the page's order again once it is paid, when it came without knowing that its message has gone out. */
export const useSentMessage = (isUnknown: boolean): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isUnknown) void revalidate();
  }, [isUnknown, revalidate]);
};
