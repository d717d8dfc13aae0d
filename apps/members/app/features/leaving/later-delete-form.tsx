import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../frame/later/later-part.tsx';

const load = async () => (await import('./delete-form.tsx')).DeleteForm;

/** At the end of its page, below what is offered instead: it comes after the screen stands. */
export const DeleteForm = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  waiting: <Skeleton shape="block" />,
});
