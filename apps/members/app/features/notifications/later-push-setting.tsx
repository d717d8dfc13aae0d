import { lazy } from 'react';

const load = () => import('./push-setting.tsx');

/** The switch for push brings a machine along, so it comes after the screen stands; the server has it at once. */
export const PushSetting =
  (import.meta.env.SSR ? await load() : null)?.PushSetting ??
  lazy(async () => ({ default: (await load()).PushSetting }));
