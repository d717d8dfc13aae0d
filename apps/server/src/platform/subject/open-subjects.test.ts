import { expect, it } from 'vitest';
import type { Services } from '../services/services.ts';
import { closeSubjects, doAll, openSubjects } from './open-subjects.ts';
import type { Subject } from './subject.ts';

/** A subject that offers something, and notes what becomes of it. */
const subjectOf = (heard: string[], name: string, change: Partial<Subject> = {}): Subject => ({
  name,
  opens: () => {
    heard.push(`${name} opens`);
    return { [name]: name } as Partial<Services>;
  },
  closes: () => void heard.push(`${name} closes`),
  ...change,
});
const fails = (what: string) => () => {
  throw new Error(what);
};
const floor = () => ({ db: 'the database' }) as unknown as Services;

it('opens each with what those before it offer', async () => {
  const heard: string[] = [];
  const services = floor();
  const last = subjectOf(heard, 'last', {
    opens: (given) => {
      heard.push(Object.keys(given).join(' '));
      return {};
    },
  });
  await openSubjects(services, [subjectOf(heard, 'one'), { name: 'none' }, last]);
  expect(heard).toEqual(['one opens', 'db one']);
});

it('closes those that are open when one can not be opened, the last one first, and tells why that was', async () => {
  const heard: string[] = [];
  const all = [
    subjectOf(heard, 'one'),
    subjectOf(heard, 'two', { closes: fails('closes badly') }),
    subjectOf(heard, 'three'),
    subjectOf(heard, 'four', { opens: fails('no such file') }),
    subjectOf(heard, 'five'),
  ];
  await expect(openSubjects(floor(), all)).rejects.toThrow('no such file');
  expect(heard).toEqual(['one opens', 'two opens', 'three opens', 'three closes', 'one closes']);
});

it('closes all of them when one can not be closed, and tells of that at the end', async () => {
  const heard: string[] = [];
  const all = [
    subjectOf(heard, 'one'),
    subjectOf(heard, 'two', { closes: fails('closes badly') }),
    subjectOf(heard, 'three'),
  ];
  await expect(closeSubjects(floor(), all)).rejects.toThrow('closes badly');
  expect(heard).toEqual(['three closes', 'one closes']);
});

it.each([
  ['the common floor', 'db'],
  ['another subject', 'one'],
])('starts nothing where a subject offers what %s offers already', async (_what, taken) => {
  const heard: string[] = [];
  const twice = subjectOf(heard, 'twice', { opens: () => ({ [taken]: 'mine' }) as Partial<Services> });
  const services = floor();
  await expect(openSubjects(services, [subjectOf(heard, 'one'), twice])).rejects.toThrow(
    `twice offers '${taken}'`,
  );
  expect((services as unknown as Record<string, string>)[taken]).not.toBe('mine');
  expect(heard).toEqual(['one opens', 'one closes']);
});

it('does each step whatever becomes of the others', async () => {
  const done: number[] = [];
  const steps = [fails('first'), () => void done.push(1), async () => Promise.reject(new Error('second'))];
  await expect(doAll([...steps, () => void done.push(2)])).rejects.toThrow('first');
  expect(done).toEqual([1, 2]);
});

it('puts something of its own in the place of what is there where a subject says so', async () => {
  const services = floor();
  const wraps = subjectOf([], 'wraps', {
    replaces: ['db'],
    opens: ({ db }) => ({ db: `around ${String(db)}` }) as unknown as Partial<Services>,
  });
  await openSubjects(services, [wraps]);
  expect(services.db).toBe('around the database');
});
