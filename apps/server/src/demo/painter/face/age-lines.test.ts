import { expect, it } from 'vitest';
import { personOf } from '../person.ts';
import { ageLines } from './age-lines.ts';

const linesAt = (age: number, weight = 1) => ageLines(personOf('anna', 'female', age), weight);
const countAt = (age: number) => (linesAt(age).match(/stroke-width/g) ?? []).length;

it('draws more lines with every decade, none in the thirties', () => {
  const counts = [38, 45, 55, 65, 74].map(countAt);
  expect(counts[0]).toBe(0);
  for (const [index, count] of counts.slice(1).entries())
    expect(count).toBeGreaterThan((counts[index] ?? 0) + 2);
});

it('draws them plainer within a decade, and heavier on a face further away', () => {
  const opacity = (age: number) =>
    Number(/ opacity="(0?\.[1-9]\d*)"\/>/.exec(linesAt(age).split('fill="none"')[1] ?? '')?.[1]);
  expect(opacity(59)).toBeGreaterThan(opacity(50));
  expect(linesAt(60, 1.4)).not.toBe(linesAt(60));
});

it('adds spots of the sun from sixty on, more from seventy', () => {
  const spots = (age: number) =>
    (/opacity=".3">(.*)<\/g>$/.exec(linesAt(age))?.[1]?.match(/<ellipse/g) ?? []).length;
  expect([45, 59, 60, 69, 70].map(spots)).toEqual([0, 0, 3, 3, 7]);
});
