import type { StorybookConfig } from '@storybook/react-vite';
import { messagesPlugin } from '@vesper/i18n/vite';
import { mergeConfig } from 'vite';
import { prebundled } from './prebundled.ts';
import { storyApi } from './story-api.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './pages/*.stories.tsx',
    '../libs/ui/src/**/*.stories.tsx',
    // Whole screens, beside the features that they show.
    '../apps/members/app/features/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // It opens on our own page (`pages/start.stories.tsx`), and not on a tour of the tool.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [storyApi, messagesPlugin({ production: false })],
      optimizeDeps: { include: prebundled },
    }),
};

export default config;
