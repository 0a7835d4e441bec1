import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { Stack } from '@karvon/ui/Stack';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AdsTabs } from '../../shared/pay/AdsTabs';
import { paths } from '../../shared/paths';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { CampaignActions } from './CampaignActions';
import { campaignColumns } from './campaign-columns';
import { CampaignTiles } from './CampaignTiles';
import { useCampaignKeys } from './use-campaign-keys';
import { adsCalls, adsQueries, campaignFilters } from './queries';

const CampaignBulk = lazyNamed(() => import('./CampaignBulk'), 'CampaignBulk');

const campaignList = defineList({
  title: 'ads:title',
  filters: campaignFilters,
  page: adsQueries.page,
  counts: ({ statuses }) => ({ statuses: { ...statuses } }),
  tabsVariant: 'chips',
  create: { href: paths.ads.create, label: 'ads:create', needs: 'ads.edit' },
  empty: { icon: Megaphone, title: 'ads:empty.title', text: 'ads:empty.text' },
  columns: campaignColumns,
  isLive: true,
  RowActions: CampaignActions,
  selectLabel: ({ title }) => title,
  Bulk: CampaignBulk,
  exportCsv: { fileName: 'campaigns', needs: 'ads.edit', call: adsCalls.csv },
});

function CampaignList() {
  const { t } = useTranslation('ads');
  const frame = useRef<HTMLDivElement>(null);
  useCampaignKeys(frame);
  return (
    <div ref={frame}>
      <ListPage
        list={campaignList}
        banners={
          <Stack gap={3}>
            <AdsTabs current="campaigns" />
            <CampaignTiles />
          </Stack>
        }
        keyHint={t('keyHint')}
      />
    </div>
  );
}

const CampaignFormPage = lazyNamed(() => import('./CampaignFormPage'), 'CampaignFormPage');

/** List and form share one URL, as specified. */
export function Component() {
  const [search] = useSearchParams();
  const form = search.get('form');
  if (form !== 'create' && form !== 'edit') return <CampaignList />;
  const id = Number(search.get(form === 'edit' ? 'id' : 'from') ?? Number.NaN);
  const key = `${form} ${id}`;
  return (
    <Suspense fallback={null}>
      <CampaignFormPage
        key={key}
        mode={form}
        id={Number.isInteger(id) && id > 0 ? id : undefined}
      />
    </Suspense>
  );
}
