import { projectOf } from './vitest.config.ts';

export default projectOf('alone', 'members-alone');
