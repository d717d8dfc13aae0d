import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // All addresses are known from the start: a few kilobytes once, instead of a question to the server on each new link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
