import { defineSubject } from '../platform/subject/subject.ts';
import { registerExport } from './export-route.ts';

/** The member's own data as one file. */
export const exportSubject = defineSubject({ name: 'export', routes: registerExport });
