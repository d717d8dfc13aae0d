/** Where everything of this run is; the setup hands it to the tests through the environment. */
export interface World {
  readonly address: string;
  readonly mailFolder: string;
  /** A copy of the seeded data that no server uses, for journeys that need a server of their own. */
  readonly spareDataFolder: string;
  readonly apiPort: number;
  readonly pagePort: number;
  readonly caFile: string;
}

const variable = 'VESPER_E2E_WORLD';

export const publishWorld = (world: World): void => {
  process.env[variable] = JSON.stringify(world);
};

/** @throws Error outside of a run */
export const readWorld = (): World => {
  const text = process.env[variable];
  if (!text) throw new Error('The journeys need the world that the global setup starts.');
  return JSON.parse(text) as World;
};
