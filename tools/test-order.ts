import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that need a page as it was opened: one that has loaded no code of the elements, has saved no scroll position, and in
 * which no pointer was used. They run first, in this order, in each browser.
 */
const FIRST = [
  'mount-config',
  'explorer-controls',
  'lightbox-history',
  'viewer-auto-hide',
  'viewer-show',
  'virtual-grid',
].map((name) => `/${name}.test.ts`);

const rankOf = ({ moduleId }: TestSpecification) =>
  FIRST.findIndex((name) => moduleId.endsWith(name)) + 1 || FIRST.length + 1;

/**
 * Order of test files: that of Vitest, but a fixed one in browsers, where files share pages, so that what a file leaves
 * behind has the same effect in each run.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFixed = ({ project }: TestSpecification) => project.config.browser.enabled;
    const fixed = sorted
      .filter(isFixed)
      .sort((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
    return [...sorted.filter((file) => !isFixed(file)), ...fixed];
  }
}
