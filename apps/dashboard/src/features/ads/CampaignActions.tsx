import type { Campaign } from '@karvon/api/main';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { ChartColumn, Copy, Pause, Pencil, Play, Square, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { useMember } from '../../shared/session/member';
import { ReasonedButton, ReasonedIconButton, ReasonedLink } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { useCampaignActions } from './use-campaign-actions';

const StopDialog = lazyNamed(() => import('./StopDialog'), 'StopDialog');

export function CampaignActions({ row: campaign }: { row: Campaign }) {
  const { t } = useTranslation(['ads', 'money']);
  const { allowed_actions: allowed, can_edit } = campaign;
  const isPhone = useIsPhone();
  const pay = usePanelLinks('pay');
  const why = useReason(campaign);
  const { may } = useMember();
  const editReason = may('ads.edit').reason;
  const payReason = may('ads.pay').reason;
  const stopReason = editReason ?? (allowed.includes('stop') ? undefined : why);
  return (
    <Inline gap={1} isWrapping={false} justify="flex-end">
      {!isPhone && <MainAction campaign={campaign} />}
      <RowMenu
        label={t('action.of', { name: campaign.title })}
        items={[
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
            href: pay.href(campaign.id),
            reason: payReason ?? (campaign.can_pay ? undefined : why),
          },
          {
            id: 'edit',
            label: t('action.edit'),
            icon: Pencil,
            href: paths.ads.edit(campaign.id),
            reason: editReason ?? (can_edit ? undefined : t('cannot.over')),
          },
          {
            id: 'copy',
            label: t('action.copy'),
            icon: Copy,
            href: paths.ads.copy(campaign.id),
            reason: editReason,
          },
          {
            id: 'stop',
            label: t('action.stop'),
            icon: Square,
            tone: 'danger',
            renderWindow: (onClose) => <StopDialog campaign={campaign} onClose={onClose} />,
            reason: stopReason,
          },
        ]}
      />
    </Inline>
  );
}

function useReason({ status }: Campaign) {
  const { t } = useTranslation('ads');
  if (status === 'declined') return t('cannot.declined');
  return status === 'moderation' ? t('cannot.moderation') : t('cannot.over');
}

const needsMoney = ({ can_pay, is_budget_low, pause_reason, to_pay }: Campaign) =>
  can_pay &&
  (is_budget_low || pause_reason === 'budget' || pause_reason === 'unpaid' || to_pay > 0);

function MainAction({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(['ads', 'money']);
  const { pause, proceed, isTurning } = useCampaignActions(campaign);
  const pay = usePanelLinks('pay');
  const { may } = useMember();
  const { reason } = may('ads.edit');
  const { id, status, allowed_actions: allowed } = campaign;
  if (status === 'declined' || status === 'finished' || status === 'stopped')
    return <RemadeAction campaign={campaign} />;
  return (
    <>
      {allowed.includes('pause') && reason === undefined && (
        <ReasonedIconButton
          size="sm"
          icon={Pause}
          aria-label={t('action.pauseOf', { name: campaign.title })}
          tooltip={t('action.pause')}
          isPending={isTurning}
          onPress={pause}
        />
      )}
      {needsMoney(campaign) ? (
        <ReasonedLink size="sm" href={pay.href(id)} reason={may('ads.pay').reason}>
          {t('money:topUp')}
        </ReasonedLink>
      ) : (
        allowed.includes('continue') && (
          <ReasonedButton
            size="sm"
            icon={Play}
            reason={reason}
            isPending={isTurning}
            onPress={proceed}
          >
            {t('action.continue')}
          </ReasonedButton>
        )
      )}
    </>
  );
}

function RemadeAction({
  campaign: { id, status },
  isFullWidth = false,
}: {
  campaign: Campaign;
  isFullWidth?: boolean;
}) {
  const { t } = useTranslation('ads');
  const { reason } = useMember().may('ads.edit');
  return status === 'declined' ? (
    <ReasonedLink size="sm" reason={reason} href={paths.ads.edit(id)} isFullWidth={isFullWidth}>
      {t('action.fix')}
    </ReasonedLink>
  ) : (
    <ReasonedLink
      size="sm"
      reason={reason}
      icon={Copy}
      href={paths.ads.copy(id)}
      isFullWidth={isFullWidth}
    >
      {t('action.copy')}
    </ReasonedLink>
  );
}

export function PhoneActions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(['ads', 'money']);
  const { pause, proceed, isTurning } = useCampaignActions(campaign);
  const pay = usePanelLinks('pay');
  const { may } = useMember();
  const { reason } = may('ads.edit');
  const { id, status, allowed_actions: allowed, can_pay } = campaign;
  if (status === 'declined' || status === 'finished' || status === 'stopped')
    return <RemadeAction campaign={campaign} isFullWidth />;
  const turn = allowed.includes('pause') ? (
    <ReasonedButton
      size="sm"
      icon={Pause}
      reason={reason}
      isPending={isTurning}
      onPress={pause}
      isFullWidth
    >
      {t('action.pause')}
    </ReasonedButton>
  ) : (
    allowed.includes('continue') && (
      <ReasonedButton size="sm" reason={reason} isPending={isTurning} onPress={proceed} isFullWidth>
        {t('action.continue')}
      </ReasonedButton>
    )
  );
  const topUp = can_pay && (
    <ReasonedLink size="sm" href={pay.href(id)} reason={may('ads.pay').reason} isFullWidth>
      {t('money:topUp')}
    </ReasonedLink>
  );
  return (
    // Half of a phone is too narrow for «Приостановить» and «Davom ettirish».
    <Grid columns={1} gap={2}>
      {turn}
      {topUp}
    </Grid>
  );
}
