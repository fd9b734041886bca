/**
 * The list and the viewport behind the elements, for galleries with an interface of your own, in any framework:
 * `import { PagedList, ViewportController } from 'pix-sdk/controllers'`.
 */
export {
  PagedList,
  type ListChange,
  type ListPage,
  type ListRequest,
  type ReadPage,
} from './controllers/paged-list.ts';
export { ViewportController, type VisibleRange } from './controllers/viewport-controller.ts';
