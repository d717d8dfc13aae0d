import type { Config } from '../config.ts';
import { type HeldFolder, holdDataFolder } from './data-folder.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

export interface OpenData {
  readonly folder: string;
  readonly open: OpenDatabase;
  close(): Promise<void>;
}

/** Opens the data folder (with its lock, where the embedded database needs it) and the database in it. */
export const openData = async (
  config: Config,
  onError: (error: Error) => void,
  held?: HeldFolder,
): Promise<OpenData> => {
  const { folder, release } = held ?? (await holdDataFolder(config.dataFolder, !config.databaseUrl));
  try {
    const open = await openDatabase({ ...config, dataFolder: folder }, onError);
    return {
      folder,
      open,
      close: async () => {
        await open.db.destroy();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};
