import type { Operation, Platform } from '../operation.ts';
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

/** The operations of the companion hosts. Gap: G6. */
export function companionOperations(platform: Platform): Operation[] {
  return [
    ...backgroundRemovalOperations(platform),
    ...shortLinkOperations(platform),
    ...birdOperations(platform),
    ...calendarOperations(platform),
    ...proverbOperations(platform),
    ...postalCodeOperations(),
    ...bankBranchOperations(),
    ...messageOperations(platform),
    ...paymentOrderOperations(platform),
    ...paymentPageOperations(platform),
    ...siteAuditOperations(),
    ...scriptureOperations(),
  ];
}
