import { useCountAutos } from '@karvon/api/main/autos';
import { useListAvtosalons } from '@karvon/api/main/avtosalons';
import { Button } from '@karvon/ui/Button';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { keepPreviousData } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { toast } from '../../../shared/feedback/toast';
import { paths } from '../../../shared/paths';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { useIsPhone } from '../../../shared/table/use-screen';
import { useListSearch } from '../../../shared/table/use-list-search';
import { AutoActionsProvider } from '../actions/AutoActionsProvider';
import { AutosResults } from './AutosResults';
import { FilterRow } from './FilterRow';
import { autosSearchSchema, keptOnReset, toFilters } from './list-search';
import { ListContext } from './ListContext';
import { StatusTabs } from './StatusTabs';
import { useAutosPage } from './use-autos-page';

const FiltersDrawer = lazy(async () => ({
  default: (await whenReachable(() => import('./FiltersDrawer'))).FiltersDrawer,
}));

/** All cars of the dealership: found, narrowed, chosen, moved on. */
export function AutosListPage() {
  const { t } = useTranslation(['autos', 'common']);
  const search = useListSearch(autosSearchSchema);
  const { state } = search;
  const page = useAutosPage(state);
  const isPhone = useIsPhone();
  const [isFiltering, setFiltering] = useState(false);
  const counts = useCountAutos(toFilters(state), { query: { placeholderData: keepPreviousData } });
  const salons = useListAvtosalons({ size: 100 }, { query: { staleTime: 60_000 } });
  const avtosalons = salons.data?.results ?? [];
  const reset = () => search.reset(keptOnReset(state));
  return (
    <AutoActionsProvider>
      <Page
        title={t('title')}
        context={!isPhone && <ListContext salons={salons.data?.count} />}
        phoneAction={isPhone && <AddButton label={t('addShort')} size="lg" />}
        actions={
          !isPhone && (
            <>
              <CsvButton search={state} />
              <AddButton label={t('add')} size="md" />
            </>
          )
        }
      >
        <Stack gap={3}>
          <StatusTabs state={state} counts={counts.data} />
          <FilterRow
            {...search}
            page={page}
            avtosalons={avtosalons}
            onMore={() => setFiltering(true)}
            onReset={reset}
          />
          <AutosResults
            {...search}
            page={page}
            avtosalons={avtosalons}
            hasNoSalon={salons.data?.count === 0}
            onReset={reset}
          />
        </Stack>
        <Suspense fallback={null}>
          {isFiltering && (
            <FiltersDrawer
              {...search}
              avtosalons={avtosalons}
              onReset={reset}
              onClose={() => setFiltering(false)}
            />
          )}
        </Suspense>
      </Page>
    </AutoActionsProvider>
  );
}

function AddButton({ label, size }: { label: string; size: 'md' | 'lg' }) {
  return (
    <LinkButton variant="primary" size={size} icon={Plus} href={paths.autos.create}>
      {label}
    </LinkButton>
  );
}

function CsvButton({ search }: { search: ReturnType<typeof autosSearchSchema.parse> }) {
  const { t } = useTranslation('autos');
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const { downloadCsv } = await whenReachable(() => import('./download-csv'));
      await downloadCsv(search);
    } catch (error) {
      const { title, text } = errorText(error);
      void toast({ tone: 'danger', title, description: text });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={Download} isPending={isPending} onPress={() => void download()}>
      {t('csv')}
    </Button>
  );
}

export { AutosListPage as Component };
