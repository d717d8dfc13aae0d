import { defineSubject } from '../platform/subject/subject.ts';
import { answerAutomatically } from './answer.ts';

/** The demo world: its automatic members answer, and say that they are automatic. */
export const demoSubject = defineSubject({ name: 'demo', jobs: { 'demo.answer': answerAutomatically } });
