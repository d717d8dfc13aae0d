/** `npm run storybook`: the kit with all its stories at http://localhost:6006. */
import { run } from './child.ts';

const port = process.env.PORT ?? '6006';
process.exit(
  await run('storybook', ['dev', '-c', '.storybook', '-p', port, '--no-open', ...process.argv.slice(2)]),
);
