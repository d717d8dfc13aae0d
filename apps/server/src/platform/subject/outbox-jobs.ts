import type { OutboxKind, OutboxPayloads } from '../outbox/outbox.ts';
import type { Services } from '../services/services.ts';

type Job<K extends OutboxKind> = (
  services: Services,
  payload: OutboxPayloads[K],
  /** The same for each try of one job. */
  id: string,
) => Promise<void>;

/** A subject's jobs, by kind. */
export type OutboxJobs = { readonly [K in OutboxKind]?: Job<K> };

/** Has the jobs of a subject done with these services. */
export const serveJobs = (services: Services, jobs: OutboxJobs): void => {
  for (const kind of Object.keys(jobs) as OutboxKind[]) {
    const job = jobs[kind] as Job<OutboxKind> | undefined;
    if (job) services.outbox.handle(kind, (payload, id) => job(services, payload, id));
  }
};
