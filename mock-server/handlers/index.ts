import { accountOperations } from './account.ts';
import { albumOperations } from './albums.ts';
import { companionOperations } from './companions/index.ts';
import { documentOperations } from './document.ts';
import { imageOperations } from './images.ts';
import type { Operation, AppContext } from './operation.ts';
import { pictureOperations } from './pictures.ts';
import { platformOperations } from './platform.ts';
import { scriptOperations } from './scripts.ts';
import { viewPageOperations } from './view-page.ts';

/** All operations of the contract. */
export function createOperations(app: AppContext): Operation[] {
  return [
    ...platformOperations(app),
    ...documentOperations(app),
    ...imageOperations(app),
    ...albumOperations(app),
    ...accountOperations(app),
    ...pictureOperations(app),
    ...viewPageOperations(app),
    ...scriptOperations(app),
    ...companionOperations(app),
  ];
}
