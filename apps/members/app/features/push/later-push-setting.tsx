import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../frame/later/later-part.tsx';

const load = async () => (await import('./push-setting.tsx')).PushSetting;

/** The switch for push brings a machine along, so it comes after the screen stands. */
export const PushSetting = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  waiting: <Skeleton shape="block" />,
});
