import type { Campaign, CampaignList } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { adsQueries } from './queries';
import { useCampaignTurn } from './use-campaign-actions';

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.closest('input, textarea, [role=menu]') === null
    ? target.closest<HTMLElement>('tbody [role=row]')
    : null;

/** The link of a row that opens its campaign. */
const linkOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLAnchorElement>('a[href*="/ads/result/"]') ?? undefined;

/** Keys of the list, while the focus is in one of its rows; by the place of the key, so that they work in either script. */
export function useCampaignKeys(frame: RefObject<HTMLElement | null>): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const pay = useUrlPanel('pay');
  const turn = useCampaignTurn();

  const campaignOf = (row: HTMLElement): Campaign | undefined => {
    const id = Number(linkOf(row)?.href.split('/').at(-1));
    return client
      .getQueriesData<CampaignList>({ queryKey: adsQueries.lists[0] })
      .flatMap(([, page]) => page?.results ?? [])
      .find((campaign) => campaign.id === id);
  };

  const act = (code: string, campaign: Campaign | undefined): boolean => {
    if (code === 'KeyN') void navigate(paths.ads.create);
    else if (campaign === undefined) return false;
    else if (code === 'KeyP' && campaign.allowed_actions.includes('pause'))
      void turn.run({ id: campaign.id, action: 'pause' });
    else if (code === 'KeyP' && campaign.allowed_actions.includes('continue'))
      void turn.run({ id: campaign.id, action: 'continue' });
    else if (code === 'KeyB' && campaign.can_pay) pay.open(campaign.id);
    else return false;
    return true;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = linkOf(row[step[event.key]]);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    } else if (act(event.code, campaignOf(row))) event.preventDefault();
  });

  // Outside system: keys of the page's own rows.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}
