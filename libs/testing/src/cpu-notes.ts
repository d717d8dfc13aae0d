import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names the file in which a run of tests gathers what they have used. */
export const cpuNotesVariable = 'VESPER_CPU_NOTES';

export interface CpuNote {
  /** Absolute path of a file of tests. */
  readonly file: string;
  /** Processor time in milliseconds. */
  readonly ms: number;
}

/** Adds a line for whoever started this run; does nothing when nobody asked. */
export const noteCpu = (note: CpuNote, notes: string | undefined = process.env[cpuNotesVariable]): void => {
  // Short lines are appended whole, also by two workers at once.
  if (notes) appendFileSync(notes, `${JSON.stringify(note)}\n`);
};

/** What was written there so far. */
export const readCpuNotes = (notes: string): CpuNote[] =>
  existsSync(notes)
    ? readFileSync(notes, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as CpuNote)
    : [];
