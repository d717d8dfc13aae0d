import { networkRefusal } from '@vesper/domain';
import { isCallError } from '@vesper/api-client';

/** Throws on why a call failed; for "no answer came" the machines have a word of their own, which they try again for. */
export const throwForMachine = (error: unknown): never => {
  if (isCallError(error) && error.code === 'network')
    throw Object.assign(new Error(error.code), { code: networkRefusal });
  throw error;
};
