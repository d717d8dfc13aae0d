export { chromiumOptions, chromiumShellOptions } from './chromium.ts';
export { type CpuNote, noteCpu, readCpuNotes } from './cpu-notes.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export {
  freePort,
  type PostgresCluster,
  postgresFolder,
  startPostgres,
  startStandby,
} from './postgres-cluster.ts';
export { openSwitch } from './switch.ts';
export { keptFolder } from './kept-folder.ts';
export { canReadCpu, treeCpuMs } from './process-cpu.ts';
export { isRedisInstalled, type RedisServer, startRedis } from './redis-server.ts';
export { signupForm } from './signup-form.ts';
