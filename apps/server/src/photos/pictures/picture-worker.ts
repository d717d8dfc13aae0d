import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';

/** So long the program waits for the next picture; then it ends, and its memory with it. */
const idleMs = 10_000;

/** Pixels are not among it: this is for the tables of what a file claims to hold. */
const mostHeapMegabytes = 256;

/** What the program is told of its surroundings: no settings of the server. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  // What is compiled already needs no compiler: 15 MB, and a tenth of a second.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  // One picture at a time needs one thread; each more is an arena of memory that is not given back.
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '2',
  // Whole pictures are asked of the system one by one and go back to it at once (glibc; other systems know no such names).
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
});

/** The program ended without an answer: it was stopped, or a file broke its decoder. */
export class PictureWorkerEnded extends Error {}

/** Starts the program that decodes when there is something to do, and ends it when there is not. One question at a time. */
export class PictureWorker {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @throws PictureWorkerEnded */
  ask(question: PictureQuestion): Promise<PictureAnswer> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    return new Promise((resolve, reject) => {
      const done = (): void => {
        child.off('message', hear).off('exit', lose).off('error', lose);
        this.#rest();
      };
      const hear = (answer: unknown): void => {
        done();
        resolve(answer as PictureAnswer);
      };
      const lose = (): void => {
        if (this.#child === child) this.#child = undefined;
        done();
        reject(new PictureWorkerEnded());
      };
      child.on('message', hear).once('exit', lose).once('error', lose);
      child.send(question, (error) => {
        if (error) lose();
      });
    });
  }

  /** Ends the program in the middle of whatever it does; the next question starts another. */
  stop(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const child = fork(path.join(import.meta.dirname, 'picture-program.ts'), [], {
      serialization: 'advanced',
      // One picture at a time leaves little that is new: room for more would be kept.
      execArgv: ['--expose-gc', `--max-old-space-size=${mostHeapMegabytes}`, '--max-semi-space-size=1'],
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A program that can not be started, or ends while idle, is noticed by the next question.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    // It keeps no server alive that wants to end.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.stop(), idleMs).unref();
  }
}
