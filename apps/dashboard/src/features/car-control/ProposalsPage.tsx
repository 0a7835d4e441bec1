import type { CarModelProposal, CarModelStatus } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Grid } from '@karvon/ui/Grid';
import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import {
  CarFront,
  ChevronRight,
  CircleAlert,
  PencilLine,
  CircleCheck,
  CircleX,
  Hourglass,
} from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { generationText } from '../../shared/format/generation';
import { formatDayTime, formatRelative } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import { usePageKeys } from '../../shared/keys/page-keys';
import { paths } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useIsPhone } from '../../shared/table/use-screen';
import { usePanelLinks, useUrlPanel } from '../../shared/resource/use-url-panel';
import { proposalTitle, reasonsOf, spanText, specsText, yearsText } from './proposal-text';
import { ProposalActions } from './ProposalActions';
import { proposalFilters, proposalQueries } from './queries';
import type { StatusStyle } from '../../shared/status/car-status';

const proposalStatus = {
  pending: { tone: 'warn', icon: Hourglass, label: 'car-control:status.pending' },
  approved: { tone: 'success', icon: CircleCheck, label: 'car-control:status.approved' },
  declined: { tone: 'danger', icon: CircleX, label: 'car-control:status.declined' },
} as const satisfies Record<CarModelStatus, StatusStyle<`car-control:status.${CarModelStatus}`>>;

const ProposalDrawer = lazyNamed(() => import('./ProposalDrawer'), 'ProposalDrawer');

const proposalList = defineList({
  title: 'car-control:title',
  filters: proposalFilters,
  page: proposalQueries.page,
  counts: ({ statuses }) => ({ statuses: { ...statuses }, tones: { declined: 'danger' } }),
  create: { href: paths.carControl.create, label: 'car-control:create' },
  empty: { icon: CarFront, title: 'car-control:empty', text: 'car-control:emptyText' },
  columns: [
    {
      id: 'car',
      header: 'car-control:col.car',
      isRowHeader: true,
      width: '50%',
      onPhone: 'title',
      Cell: FirstCell,
    },
    { id: 'status', header: 'car-control:col.status', onPhone: 'line', Cell: StatusCell },
    {
      id: 'action',
      header: 'car-control:col.action',
      align: 'end',
      onPhone: 'hidden',
      Cell: ProposalActions,
    },
  ],
  isLive: true,
});

export function ProposalList() {
  const { t } = useTranslation('car-control');
  const panel = useUrlPanel('id');
  const { state } = useListState(proposalFilters);
  const { data } = useQuery(proposalQueries.page(state));
  const median = data?.decision_median;
  const navigate = useNavigate();
  usePageKeys({
    KeyN: { label: t('create'), run: () => void navigate(paths.carControl.create) },
  });
  return (
    <ListPage
      list={proposalList}
      context={
        <>
          {t('lead')}
          {median !== undefined && <> · {t('usually', { time: spanText(median, t) })}</>}
        </>
      }
    >
      {panel.id !== undefined && (
        <Suspense fallback={null}>
          <ProposalDrawer id={panel.id} onClose={panel.close} />
        </Suspense>
      )}
    </ListPage>
  );
}

function FirstCell({ row }: { row: CarModelProposal }) {
  const isPhone = useIsPhone();
  if (!isPhone)
    return (
      <Box paddingBlock={2}>
        <CarCell row={row} />
      </Box>
    );
  return <CarCell row={row} />;
}

/** On a phone, with the actions. */
function StatusCell({ row }: { row: CarModelProposal }) {
  const isPhone = useIsPhone();
  if (!isPhone) return <ProposalStatus row={row} />;
  return (
    <Stack gap={3}>
      <ProposalStatus row={row} isLine />
      <ProposalActions row={row} isFullWidth />
    </Stack>
  );
}

function CarCell({ row }: { row: CarModelProposal }) {
  const t = useText();
  const language = useLanguage();
  const panel = usePanelLinks('id');
  const { generation, draft_note, status, corrected_by } = row;
  const [reason] = reasonsOf(row, language);
  const specs = specsText(row, t, language);
  const isPhone = useIsPhone();
  return (
    <Inline gap={3} isWrapping={false} align="flex-start">
      <Thumbnail size="lg" src={generation.photo?.thumbnail} />
      <Grid columns={1} gap={0.5}>
        <Inline gap={1}>
          <Link variant="quiet" isStretched href={panel.href(row.id)}>
            {proposalTitle(row)}
          </Link>
          <Text tone="muted" weight="regular">
            {generationText(generation.name, language)} ·{' '}
            {yearsText(generation.year_start, generation.year_stop, language)}
          </Text>
        </Inline>
        <span title={specs}>
          <Text isTruncated={!isPhone} size="sm" tone="muted" weight="regular">
            {specs}
          </Text>
        </span>
        {reason !== undefined && (
          <Text size="sm" tone="danger" weight="regular">
            <Inline as="span" gap={1} isWrapping={false}>
              <Icon icon={CircleAlert} size={14} />
              {reason}
            </Inline>
          </Text>
        )}
        {corrected_by !== undefined && (
          <Text size="sm" weight="regular">
            <Link href={panel.href(corrected_by)}>
              {t('car-control:corrected', { id: corrected_by })}
            </Link>
          </Text>
        )}
        {status === 'pending' && draft_note !== undefined && (
          <Text size="sm" weight="regular">
            <Link href={paths.autos.create}>
              <Inline as="span" gap={1} isWrapping={false}>
                <Icon icon={PencilLine} size={14} />
                {t('car-control:draftWaits', { title: draft_note })}
                <Icon icon={ChevronRight} size={14} />
              </Inline>
            </Link>
          </Text>
        )}
      </Grid>
    </Inline>
  );
}

function ProposalStatus({
  row: { status, created_at, decided_at },
  isLine = false,
}: {
  row: CarModelProposal;
  isLine?: boolean;
}) {
  const t = useText();
  const Layout = isLine ? Inline : Stack;
  const language = useLanguage();
  const { tone, icon, label } = proposalStatus[status];
  return (
    <Layout gap={isLine ? 2 : 1} {...(!isLine && { align: 'flex-start' as const })}>
      <StatusBadge tone={tone} icon={icon}>
        {t(label)}
      </StatusBadge>
      <Text size="sm" tone="muted">
        {decided_at === undefined
          ? formatRelative(created_at, language)
          : formatDayTime(decided_at, language)}
      </Text>
    </Layout>
  );
}

export { ProposalList as Component };
