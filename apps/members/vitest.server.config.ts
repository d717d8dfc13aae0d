import { projectOf } from './vitest.config.ts';

export default projectOf('server', 'members-server');
