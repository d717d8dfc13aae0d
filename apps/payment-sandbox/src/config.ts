import { readFaultPlan } from './faults/fault-plan.ts';
import type { SandboxOptions } from './sandbox.ts';

/** The environment read into options, or every problem with it at once. */
export function readConfig(
  env: Record<string, string | undefined>,
): { options: SandboxOptions } | { problems: string[] } {
  const problems: string[] = [];
  const port = (name: string): number => {
    const value = env[name];
    if (value === undefined || value === '') {
      problems.push(`${name} is missing: a port from 1 to 65535, or 0 for any`);
      return 0;
    }
    if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
      problems.push(`${name} is "${value}": a port from 1 to 65535, or 0 for any`);
    return Number(value);
  };
  const apiPort = port('SANDBOX_API_PORT');
  const pagePort = port('SANDBOX_PAGE_PORT');
  if (apiPort !== 0 && apiPort === pagePort)
    problems.push('SANDBOX_API_PORT and SANDBOX_PAGE_PORT are the same');
  const dataFolder = env.SANDBOX_DATA ?? '';
  if (dataFolder === '')
    problems.push('SANDBOX_DATA is missing: the folder for the journal and the certificate');
  const apiKey = env.SANDBOX_API_KEY || undefined;
  if (apiKey !== undefined && !/^test_\w{10,}$/.test(apiKey)) {
    problems.push('SANDBOX_API_KEY must start with test_ and have 10 or more letters or digits after it');
  }
  const plan = env.SANDBOX_FAULTS ? readFaultPlan(env.SANDBOX_FAULTS) : undefined;
  if (plan && 'problem' in plan) problems.push(`SANDBOX_FAULTS is no plan of faults: ${plan.problem}`);
  if (problems.length > 0) return { problems };
  const faults = plan && !('problem' in plan) ? plan : undefined;
  return { options: { apiPort, pagePort, dataFolder, ...(apiKey && { apiKey }), ...(faults && { faults }) } };
}
