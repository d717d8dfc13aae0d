import { noteCpu, treeCpuMs } from '@vesper/testing';

/**
 * Lets a journey run and writes down, for the runner, what it has used of the processors. The worker has started the
 * browser, the product's server and everything else: they all are below it.
 */
export const measureCpu = async (file: string, journey: () => Promise<void>): Promise<void> => {
  const before = treeCpuMs([process.pid]);
  await journey();
  noteCpu({ file, ms: treeCpuMs([process.pid]) - before });
};
