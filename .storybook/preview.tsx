import '@vesper/ui/styles.scss';
import './preview.scss';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { applyAppearance } from './appearance.ts';
import { expectNoBarriers } from './barriers.ts';
import { SpeakingStory } from './shown-locale.tsx';
import { toolbarLanguages } from './texts.ts';
import { expectScreen, isWholeScreen, watchScreen } from './whole-screens.ts';

/** Set by `vitest.config.ts`. */
const isTestRun = (globalThis as { STORIES_UNDER_TEST?: boolean }).STORIES_UNDER_TEST === true;

// What hangs is ended; what other programs hold up for two seconds is not.
if (isTestRun) configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        narrowest: { name: 'Narrowest phone', styles: { width: '320px', height: '720px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true },
    options: {
      // Screens as one comes to them. Storybook reads this list as it is written: no names of elsewhere, no spreads.
      storySort: {
        order: [
          'Vesper',
          'Screens',
          [
            'Home',
            'Signup',
            'Activation error',
            'Login',
            'Password reset',
            'Search',
            'Profile',
            'Likes',
            'Messages',
            'Conversation',
            'Premium',
            'Credits',
            'Checkout',
            'Payment result',
            'My profile',
            'Settings',
            'Account deleted',
          ],
          'Tokens',
          'Machines',
          'Kit',
        ],
      },
    },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
  },
  initialGlobals: {
    locale: 'en',
    // Tests run on the narrowest phone there is: what fits there fits.
    ...(isTestRun && { viewport: { value: 'narrowest', isRotated: false } }),
    theme: 'light',
    contrast: 'normal',
    textSize: '100',
    motion: 'full',
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: toolbarLanguages, dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    contrast: {
      description: 'Contrast',
      toolbar: { title: 'Contrast', icon: 'contrast', items: ['normal', 'high'], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size in percent',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: ['100', '112', '125', '150', '175', '200'],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: { title: 'Motion', icon: 'lightning', items: ['full', 'reduce'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { locale, theme, contrast, textSize, motion } = globals as Record<string, string>;
      applyAppearance({
        theme: theme ?? 'light',
        contrast: contrast ?? 'normal',
        textSize: textSize ?? '100',
        motion: motion ?? 'full',
      });
      document.documentElement.lang = locale ?? 'en';
      return (
        <SpeakingStory locale={locale ?? 'en'}>
          <Story />
        </SpeakingStory>
      );
    },
  ],
  beforeEach: (story) => (isWholeScreen(story) ? watchScreen() : undefined),
  afterEach: async (story) => {
    const { canvasElement, args, globals, parameters } = story;
    if (!isWholeScreen(story))
      await expectNoBarriers(canvasElement, globals as Record<string, string>, parameters);
    else if (isTestRun) await expectScreen(canvasElement, args.fails === true);
  },
};

export default preview;
