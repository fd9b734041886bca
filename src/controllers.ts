/**
 * The list, the viewport and the selection behind the elements, for galleries with an interface of your own, in any framework:
 * `import { ListSelection, PagedList, ViewportController } from 'pix-sdk/controllers'`.
 */
export { ListSelection } from './controllers/list-selection.ts';
export {
  PagedList,
  type ListChange,
  type ListPage,
  type ListRequest,
  type ReadPage,
} from './controllers/paged-list.ts';
export { ViewportController, type VisibleRange } from './controllers/viewport-controller.ts';
