import { lazyNamed } from '../../shared/resource/routes/lazy-named';

export const MoneyPage = lazyNamed(() => import('./MoneyPage'), 'MoneyPage');

export const PayDialog = lazyNamed(() => import('./PayDialog'), 'PayDialog');

export const BulkPayDialog = lazyNamed(() => import('./BulkPayDialog'), 'BulkPayDialog');

export const ReceiptDrawer = lazyNamed(() => import('./ReceiptDrawer'), 'ReceiptDrawer');
