import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { ScrollScript } from './wake-script.tsx';

/** Pages are left and come back to where they were; `loader/scroll.ts` does it for one that is loaded, before the app. */
export const ScrollPosition = () => {
  useScrollRestoration({ storageKey: 'vesper.scroll' });
  return <ScrollScript />;
};
