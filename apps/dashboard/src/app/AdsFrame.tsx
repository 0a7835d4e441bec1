import { Suspense } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { BulkPayDialog, MoneyPage, PayDialog, ReceiptDrawer } from '../features/money/routes';
import { useUrlPanel } from '../shared/resource/use-url-panel';

const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text);

const idsOf = (text: string | undefined): number[] | undefined =>
  text !== undefined && /^[1-9]\d{0,14}(,[1-9]\d{0,14}){1,19}$/.test(text)
    ? [...new Set(text.split(',').map(Number))]
    : undefined;

export function Component() {
  const [search] = useSearchParams();
  const pay = useUrlPanel('pay');
  const payment = useUrlPanel('payment');
  const payIds = idsOf(pay.value);
  const isMoney = search.get('tab') === 'money' && !search.has('form');
  return (
    <>
      {isMoney ? (
        <Suspense fallback={null}>
          <MoneyPage />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <Suspense fallback={null}>
        {isId(pay.value) && (
          <PayDialog key={pay.value} campaignId={Number(pay.value)} onClose={pay.close} />
        )}
        {payIds !== undefined && (
          <BulkPayDialog key={pay.value} campaignIds={payIds} onClose={pay.close} />
        )}
        {isId(payment.value) && (
          <ReceiptDrawer key={payment.value} id={Number(payment.value)} onClose={payment.close} />
        )}
      </Suspense>
    </>
  );
}
