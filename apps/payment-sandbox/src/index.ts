export { startSandbox, type RunningSandbox, type SandboxOptions } from './sandbox.ts';
