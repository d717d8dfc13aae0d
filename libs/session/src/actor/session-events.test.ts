import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sessionMachine } from './session.machine.ts';

const root = path.join(import.meta.dirname, '../../../..');
const machineFile = 'libs/session/src/actor/session.machine.ts';

/** Whoever may send to the page's root actor, without tests and what stands in for it there. */
const sourcesIn = (from: readonly string[]): string =>
  globSync([...from], { cwd: root })
    .filter((file) => /(?<!\.(test|stories))\.tsx?$/.test(file) && !file.includes('/testing/'))
    .filter((file) => file !== machineFile)
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

const raised = [
  ...readFileSync(path.join(root, machineFile), 'utf8').matchAll(/raise\(\{ type: '([\w.]+)'/g),
].map(([, event]) => event);

/** A type that lists what may be sent sends nothing. */
const unsent = (sources: string, events: readonly string[]): string[] =>
  events
    .filter((event) => !event.startsWith('xstate.') && !raised.includes(event))
    .filter((event) => !new RegExp(`(?<!readonly )type:[^;,}]*'${event}'`).test(sources));

describe('the events of the session machine', () => {
  it('are all sent by somebody', () => {
    expect(sessionMachine.events.length).toBeGreaterThan(8);
    expect(
      unsent(sourcesIn(['libs/session/src/**/*', 'apps/members/app/**/*']), sessionMachine.events),
    ).toEqual([]);
  });

  it('are missed where nobody sends them', () => {
    const session = sourcesIn(['libs/session/src/**/*']);
    expect(unsent(session, sessionMachine.events)).toEqual(['login.lost', 'typing.started']);
    expect(unsent(session, ['nobody.sends'])).toEqual(['nobody.sends']);
  });
});
