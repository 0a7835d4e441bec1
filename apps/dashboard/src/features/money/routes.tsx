import { lazyNamed } from '../../shared/resource/routes/lazy-named';

/** Screen of `?tab=money`. */
export const MoneyPage = lazyNamed(() => import('./MoneyPage'), 'MoneyPage');

/** Dialog of `?pay=220`. */
export const PayDialog = lazyNamed(() => import('./PayDialog'), 'PayDialog');

/** Dialog of `?pay=220,221`. */
export const BulkPayDialog = lazyNamed(() => import('./BulkPayDialog'), 'BulkPayDialog');

/** Drawer of `?payment=3301`. */
export const ReceiptDrawer = lazyNamed(() => import('./ReceiptDrawer'), 'ReceiptDrawer');
