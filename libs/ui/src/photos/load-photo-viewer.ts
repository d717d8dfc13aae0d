import type { PhotoViewer } from './photo-viewer.tsx';

/**
 * Fetches the full-screen viewer and its styles, which cost as much as a small page: nobody pays before a photo is about
 * to be opened. For React's `lazy`, and to be called once on hover or focus to have it at hand.
 */
export const loadPhotoViewer = async (): Promise<{ readonly default: typeof PhotoViewer }> => {
  const module = await import('./photo-viewer.tsx');
  return { default: module.PhotoViewer };
};
