/** What the judgement on the frame needs to know; all modules as paths from the workspace's root. */
export interface FrameFacts {
  /** The modules of each screen's first load, one list a screen. */
  readonly screens: readonly (readonly string[])[];
  /** Every module of code in the frame's folder. */
  readonly inFolder: readonly string[];
  /** What the root, the browser's entry and the layouts import, and what that imports, without what they load later. */
  readonly needed: ReadonlySet<string>;
  /** The same of each screen's route: what most of them need costs less in the frame than in files of its own. */
  readonly neededByScreens: readonly ReadonlySet<string>[];
}

const app = 'apps/members/app/';
export const frameFolder = `${app}frame/`;
/** Where the framework starts: these import the frame and are no part of it. */
const starts = new Set([`${app}root.tsx`, `${app}entry.client.tsx`]);

/**
 * Whether the frame's folder holds exactly what every first screen loads of the app. Answers a sentence for each module that
 * is in the folder and not in every first load, in the folder and needed by a few screens only (the bundler puts it into
 * every first load all the same), or in every first load and not in the folder.
 */
export const frameProblems = ({ screens, inFolder, needed, neededByScreens }: FrameFacts): string[] => {
  const [first = [], ...others] = screens.map((modules) => new Set(modules));
  const everywhere = new Set([...first].filter((module) => others.every((modules) => modules.has(module))));
  const isNeeded = (module: string): boolean =>
    needed.has(module) ||
    neededByScreens.filter((modules) => modules.has(module)).length > neededByScreens.length / 2;
  return [
    ...inFolder.flatMap((module) => {
      if (!everywhere.has(module))
        return [`${module} is in the frame and not in the first load of every screen`];
      return isNeeded(module) ? [] : [`${module} is in the frame and needed by a few screens only`];
    }),
    ...[...everywhere]
      .filter((module) => module.startsWith(app) && !module.startsWith(frameFolder) && !starts.has(module))
      .map((module) => `${module} is in the first load of every screen and not in the frame`),
  ];
};
