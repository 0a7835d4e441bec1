import { isApiError } from '@karvon/api/errors';
import type { Auto, AutoSummary } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { useAction } from '../../../shared/resource/use-action';
import { patchAuto, storeAuto } from '../actions/auto-cache';
import { autoTitle } from '../auto-rules';
import { autoCalls, autoQueries } from '../queries';

/** Share from which a change is confirmed even if no moderator sees it. */
const largeChange = 0.5;

interface Change {
  id: number;
  version: number;
  price: number;
}

/** A price that somebody else changed meanwhile. */
export interface PriceConflict {
  mine: number;
  theirs: Auto;
}

/**
 * Sets the price of a listing at once, with undo. A listing that went to moderation returns by the history of prices.
 * @param onConflict called when the price is no longer that of the row; after another change of the car the price is sent again
 */
export function usePriceChange(row: AutoSummary, onConflict: (conflict: PriceConflict) => void) {
  const { t } = useTranslation(['autos', 'prices']);
  const language = useLanguage();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const openHistory = () => {
    const next = new URLSearchParams(search);
    next.delete('advice');
    next.set('prices', 'history');
    void navigate(`${paths.autos.index}?${next.toString()}`);
  };
  const { price: before = 0, currency } = row;
  const send = async ({ price, ...base }: Change): Promise<Auto> => {
    try {
      return await autoCalls.update(base, { price });
    } catch (error) {
      if (!isApiError(error, 'stale')) throw error;
      const now = await cache.fetchQuery({ ...autoQueries.one(base.id), staleTime: 0 });
      if (now.price !== row.price || now.currency !== currency) {
        onConflict({ mine: price, theirs: now });
        throw error;
      }
      return autoCalls.update(now, { price });
    }
  };
  const save = useAction(send, {
    leaves: ['stale'],
    optimistic: ({ id, price }) => {
      const share = before === 0 ? 1 : price / before;
      return patchAuto(cache, id, {
        price,
        price_uzs: Math.round((row.price_uzs ?? 0) * share),
        price_usd: Math.round((row.price_usd ?? 0) * share),
      });
    },
    onDone: (auto: Auto) => storeAuto(cache, auto),
    success: (auto) => {
      const isSent = auto.status !== row.status;
      return {
        title: t(isSent ? 'price.sent' : 'price.changed', {
          money: formatMoney(auto.price ?? 0, auto.currency, language),
        }),
        description: autoTitle(row),
        ...(isSent && {
          action: { label: t('prices:history'), onAction: openHistory },
        }),
      };
    },
    undo: async ({ id, version }) => {
      storeAuto(cache, await autoCalls.update({ id, version }, { price: before, currency }));
    },
  });
  const { price_min, price_max } = row;
  const isOutside = (price: number) =>
    price_min !== undefined && price_max !== undefined && (price < price_min || price > price_max);
  return {
    save,
    isOutside,
    mustAsk: (price: number) =>
      isOutside(price) || Math.abs(price - before) >= before * largeChange,
  };
}
