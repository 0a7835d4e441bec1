import type { Campaign } from '@karvon/api/main';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Menu } from '@karvon/ui/Menu';
import { ChartColumn, Copy, Ellipsis, Pause, Pencil, Play, Square, Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { useIsPhone } from '../../shared/table/use-screen';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useCampaignActions } from './use-campaign-actions';

const StopDialog = lazyNamed(() => import('./StopDialog'), 'StopDialog');

/** What can be done to a campaign of the list: the likeliest beside the menu with the rest. */
export function CampaignActions({ row: campaign }: { row: Campaign }) {
  const { t } = useTranslation(['ads', 'money']);
  const [isStopping, setStopping] = useState(false);
  const { allowed_actions: allowed, can_edit } = campaign;
  const isPhone = useIsPhone();
  const { pause, proceed } = useCampaignActions(campaign);
  const why = useReason(campaign);
  const stopReason = allowed.includes('stop') ? undefined : why;
  return (
    <Inline gap={1} isWrapping={false} justify="flex-end">
      {!isPhone && <MainAction campaign={campaign} />}
      <Menu
        aria-label={t('action.of', { name: campaign.title })}
        placement="bottom end"
        trigger={
          <IconButton
            size="sm"
            icon={Ellipsis}
            aria-label={t('action.of', { name: campaign.title })}
            tooltip=""
          />
        }
        items={[
          // On a phone the row has no room for the likeliest one.
          ...(isPhone && allowed.includes('pause')
            ? [
                {
                  id: 'pause',
                  label: t('action.pause'),
                  icon: Pause,
                  onAction: () => void pause.run(undefined),
                },
              ]
            : []),
          ...(isPhone && allowed.includes('continue')
            ? [
                {
                  id: 'continue',
                  label: t('action.continue'),
                  icon: Play,
                  onAction: () => void proceed.run(undefined),
                },
              ]
            : []),
          {
            id: 'results',
            label: t('action.results'),
            icon: ChartColumn,
            href: paths.ads.result(campaign.id),
          },
          {
            id: 'pay',
            label: t('money:topUp'),
            icon: Wallet,
            ...(campaign.can_pay
              ? { href: `${paths.ads.index}?pay=${String(campaign.id)}` }
              : { isDisabled: true, description: why }),
          },
          {
            id: 'edit',
            label: t('action.edit'),
            icon: Pencil,
            ...(can_edit
              ? { href: paths.ads.edit(campaign.id) }
              : { isDisabled: true, description: t('cannot.over') }),
          },
          { id: 'copy', label: t('action.copy'), icon: Copy, href: paths.ads.copy(campaign.id) },
          {
            id: 'stop',
            label: t('action.stop'),
            icon: Square,
            tone: 'danger',
            onAction: () => setStopping(true),
            ...(stopReason === undefined ? {} : { isDisabled: true, description: stopReason }),
          },
        ]}
      />
      {isStopping && (
        <Suspense fallback={null}>
          <StopDialog campaign={campaign} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </Inline>
  );
}

/** Why a campaign allows nothing. */
function useReason({ status }: Campaign) {
  const { t } = useTranslation('ads');
  if (status === 'declined') return t('cannot.declined');
  return status === 'moderation' ? t('cannot.moderation') : t('cannot.over');
}

function MainAction({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('ads');
  const { pause, proceed } = useCampaignActions(campaign);
  const { id, status, allowed_actions: allowed } = campaign;
  if (status === 'declined')
    return (
      <LinkButton size="sm" href={paths.ads.edit(id)}>
        {t('action.fix')}
      </LinkButton>
    );
  if (status === 'finished' || status === 'stopped')
    return (
      <LinkButton size="sm" href={paths.ads.copy(id)}>
        {t('action.copy')}
      </LinkButton>
    );
  if (allowed.includes('pause'))
    return (
      <IconButton
        size="sm"
        variant="secondary"
        icon={Pause}
        aria-label={t('action.pause')}
        isPending={pause.isPending()}
        onPress={() => void pause.run(undefined)}
      />
    );
  if (allowed.includes('continue'))
    return (
      <IconButton
        size="sm"
        variant="secondary"
        icon={Play}
        aria-label={t('action.continue')}
        isPending={proceed.isPending()}
        onPress={() => void proceed.run(undefined)}
      />
    );
  return null;
}
