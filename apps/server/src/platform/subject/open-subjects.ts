import type { Services } from '../services/services.ts';
import type { Subject } from './subject.ts';

type Step = () => unknown;

/**
 * Does every step in order, also after one that fails: what is to be closed is closed.
 * @throws what the first one that failed has thrown, at the end
 */
export const doAll = async (steps: readonly Step[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
};

/** Closes what subjects have opened, the last one's first, each whatever becomes of the others. */
export const closeSubjects = (services: Services, opened: readonly Subject[]): Promise<void> =>
  doAll(
    opened.toReversed().map(
      ({ closes }) =>
        () =>
          closes?.(services),
    ),
  );

/**
 * What a subject offers is added to what there is.
 * @throws Error for a name that something stands under already, unless the subject says that it replaces that
 */
const addOffered = (
  services: Services,
  { name, replaces = [] }: Pick<Subject, 'name' | 'replaces'>,
  offered: Partial<Services>,
): void => {
  const replaced: readonly string[] = replaces;
  const taken = Object.keys(offered).find(
    (service) => Object.hasOwn(services, service) && !replaced.includes(service),
  );
  if (taken !== undefined)
    throw new Error(`${name} offers '${taken}', which the common floor or another subject offers already`);
  Object.assign(services, offered);
};

/**
 * Adds to `services` what each subject offers, in their order. Where one can not be opened, those before it are closed again.
 * @throws whatever a subject throws, and Error when two offer the same name without saying so
 */
export const openSubjects = async (services: Services, all: readonly Subject[]): Promise<void> => {
  const opened: Subject[] = [];
  try {
    for (const subject of all) {
      const offered = (await subject.opens?.(services)) ?? {};
      addOffered(services, subject, offered);
      opened.push(subject);
    }
  } catch (error) {
    // What has failed is what is to be told; whoever closes badly on top of it is not.
    await closeSubjects(services, opened).catch(() => undefined);
    throw error;
  }
};
