import { lazyNamed } from '../../shared/resource/routes/lazy-named';

/** The screen of `?tab=money`. */
export const MoneyPage = lazyNamed(() => import('./MoneyPage'), 'MoneyPage');

/** The dialog of `?pay=220`. */
export const PayDialog = lazyNamed(() => import('./PayDialog'), 'PayDialog');

/** The dialog of `?pay=220,221`. */
export const BulkPayDialog = lazyNamed(() => import('./BulkPayDialog'), 'BulkPayDialog');

/** The drawer of `?payment=3301`. */
export const ReceiptDrawer = lazyNamed(() => import('./ReceiptDrawer'), 'ReceiptDrawer');
