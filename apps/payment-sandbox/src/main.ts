import { readConfig } from './config.ts';
import { startSandbox } from './sandbox.ts';

const config = readConfig(process.env);
if ('problems' in config) {
  console.error(
    ['The payment sandbox cannot start:', ...config.problems.map((problem) => `  - ${problem}`)].join('\n'),
  );
  process.exit(1);
}

try {
  const { apiPort, pagePort, caFile, close } = await startSandbox(config.options);
  const stop = () => void close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ ready: true, apiPort, pagePort, caFile }));
} catch (error) {
  console.error(
    `The payment sandbox cannot start:\n  - ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
