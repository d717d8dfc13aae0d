/** Where everything of one worker is; its start hands it to the journeys of its worker through the environment. */
export interface World {
  readonly address: string;
  readonly mailFolder: string;
  readonly apiPort: number;
  readonly pagePort: number;
  readonly caFile: string;
}

const variable = 'VESPER_E2E_WORLD';

export const publishWorld = (world: World): void => {
  process.env[variable] = JSON.stringify(world);
};

/** @throws Error before the world of this worker has started */
export const readWorld = (): World => {
  const text = process.env[variable];
  if (!text) throw new Error('Only journeys that ask for the world have one.');
  return JSON.parse(text) as World;
};
