import type { Operation, AppContext } from '../operation.ts';
import { backgroundRemovalOperations } from './background-removal.ts';
import { bankBranchOperations } from './bank-branches.ts';
import { birdOperations } from './birds.ts';
import { calendarOperations } from './calendar.ts';
import { messageOperations } from './messages.ts';
import { paymentOrderOperations } from './payment-orders.ts';
import { paymentPageOperations } from './payment-pages.ts';
import { postalCodeOperations } from './postal-codes.ts';
import { proverbOperations } from './proverbs.ts';
import { scriptureOperations } from './scripture.ts';
import { shortLinkOperations } from './short-links.ts';
import { siteAuditOperations } from './site-audit.ts';

/** All operations of the companion hosts. */
// Gap: G6
export function companionOperations(app: AppContext): Operation[] {
  return [
    ...backgroundRemovalOperations(app),
    ...shortLinkOperations(app),
    ...birdOperations(app),
    ...calendarOperations(app),
    ...proverbOperations(app),
    ...postalCodeOperations(),
    ...bankBranchOperations(),
    ...messageOperations(app),
    ...paymentOrderOperations(app),
    ...paymentPageOperations(app),
    ...siteAuditOperations(),
    ...scriptureOperations(),
  ];
}
