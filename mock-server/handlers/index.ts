import { accountOperations } from './account.ts';
import { albumOperations } from './albums.ts';
import { companionOperations } from './companions/index.ts';
import { documentOperations } from './document.ts';
import { imageOperations } from './images.ts';
import type { Operation, Platform } from './operation.ts';
import { pictureOperations } from './pictures.ts';
import { platformOperations } from './platform.ts';
import { scriptOperations } from './scripts.ts';
import { viewPageOperations } from './view-page.ts';

/** The operations of the contract, one entry each. */
export function createOperations(platform: Platform): Operation[] {
  return [
    ...platformOperations(platform),
    ...documentOperations(platform),
    ...imageOperations(platform),
    ...albumOperations(platform),
    ...accountOperations(platform),
    ...pictureOperations(platform),
    ...viewPageOperations(platform),
    ...scriptOperations(platform),
    ...companionOperations(platform),
  ];
}
