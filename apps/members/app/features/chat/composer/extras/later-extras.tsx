import { laterPart } from '../../../../frame/later/later-part.tsx';

const load = async () => (await import('./extras.tsx')).Extras;

/** The buttons beside the field for a message, for all that is no words; their place is kept until they come. */
export const LaterExtras = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  waiting: <span className="composer__extras" />,
  failure: 'nowhere',
});
