import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isFault = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/faults/');

/**
 * The order of Vitest's files: those that start and kill programs first. They wait more than they work, so that the other
 * worker fills the cores meanwhile; last, they would wait alone.
 */
export class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isFault), ...sorted.filter((file) => !isFault(file))];
  }
}
