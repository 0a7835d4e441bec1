import { getSearchPaletteQueryOptions } from '@karvon/api/search/palette';
import type { PaletteItem as FoundItem } from '@karvon/api/search';
import type { PaletteItem } from '@karvon/ui/CommandPalette';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  CarFront,
  Contact,
  ListPlus,
  Megaphone,
  MessagesSquare,
  Repeat,
  Store,
  Tags,
  Users,
} from 'lucide-react';
import { paths } from '../../shared/paths';
import { useSettled } from '../../shared/use-settled';

/** Milliseconds without typing before the search request. */
const pause = 200;

/** Number of results (specification §2). */
const most = 7;

const kinds = {
  auto: { icon: CarFront, path: paths.autos.view },
  avtosalon: { icon: Store, path: paths.avtosalons.view },
  lead: { icon: Contact, path: paths.lead },
  room: { icon: MessagesSquare, path: (id: number) => paths.chat(id) },
  campaign: { icon: Megaphone, path: paths.ads.result },
  application: { icon: Repeat, path: paths.tradeIn.application },
  trade_in_auto: { icon: Tags, path: paths.tradeIn.offers },
  employee: { icon: Users, path: paths.employees.view },
  car_model: { icon: ListPlus, path: paths.carControl.one },
} as const;

export interface Found {
  items: readonly (Omit<PaletteItem, 'onAction'> & { path: string })[];
  /** `searching` until results for the current text have arrived. */
  status: 'searching' | 'found' | 'failed';
}

/** Results of the search service. While it is missing (501) or fails, the palette still has pages and actions. */
export function useFound(query: string): Found {
  const typed = query.trim().slice(0, 100);
  const wanted = useSettled(typed, pause);
  const { data, isError, isFetching } = useQuery(
    getSearchPaletteQueryOptions(
      { q: wanted, limit: most },
      { query: { enabled: wanted !== '', placeholderData: keepPreviousData } },
    ),
  );
  if (typed === '') return { items: [], status: 'found' };
  const items = (data?.results ?? []).map(toItem);
  if (wanted !== typed || isFetching) return { items, status: 'searching' };
  return { items, status: isError ? 'failed' : 'found' };
}

function toItem({ kind, id, title, subtitle, fact, thumbnail, matches: [first] }: FoundItem) {
  const { icon, path } = kinds[kind];
  const match =
    first === undefined ? {} : { match: [first.start, first.start + first.length] as const };
  return {
    id: `${kind}-${id}`,
    label: subtitle === undefined ? title : `${title} · ${subtitle}`,
    icon,
    ...match,
    ...(thumbnail !== undefined && { image: thumbnail }),
    ...(fact !== undefined && { fact }),
    path: path(id),
  };
}
