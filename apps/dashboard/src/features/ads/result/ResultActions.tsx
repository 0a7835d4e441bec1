import type { Campaign } from '@karvon/api/main';
import { Copy, Pause, Pencil, Play, Square, Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { RowMenu } from '../../../shared/resource/actions/RowMenu';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../../shared/resource/use-url-panel';
import { useMember } from '../../../shared/session/member';
import { ReasonedButton, ReasonedLink } from '../../../shared/session/Reasoned';
import { useIsPhone } from '../../../shared/table/use-screen';
import { useCampaignActions } from '../use-campaign-actions';

const StopDialog = lazyNamed(() => import('../StopDialog'), 'StopDialog');

interface ActionsProps {
  campaign: Campaign;
}

export function ResultActions({ campaign }: ActionsProps) {
  const { t } = useTranslation('ads');
  const [isStopping, setStopping] = useState(false);
  const { reason } = useMember().may('ads.edit');
  const { id, allowed_actions: allowed, can_edit } = campaign;
  return (
    <>
      {allowed.includes('stop') && (
        <ReasonedButton
          reason={reason}
          variant="danger-ghost"
          icon={Square}
          onPress={() => setStopping(true)}
        >
          {t('action.stop')}
        </ReasonedButton>
      )}
      {can_edit && (
        <ReasonedLink reason={reason} icon={Pencil} href={paths.ads.edit(id)}>
          {t('action.edit')}
        </ReasonedLink>
      )}
      <MainActions campaign={campaign} />
      {isStopping && (
        <Suspense fallback={null}>
          <StopDialog campaign={campaign} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </>
  );
}

export function MainActions({ campaign }: ActionsProps) {
  const { t } = useTranslation(['ads', 'money']);
  const pay = useUrlPanel('pay');
  const isPhone = useIsPhone();
  const { may } = useMember();
  const { reason } = may('ads.edit');
  const { pause, proceed, isTurning } = useCampaignActions(campaign);
  const { id, allowed_actions: allowed, can_edit, can_pay } = campaign;
  const isIdle = !can_pay && !allowed.includes('pause') && !allowed.includes('continue');
  return (
    <>
      {!can_edit && (
        <ReasonedLink reason={reason} icon={Copy} href={paths.ads.copy(id)}>
          {t('action.copy')}
        </ReasonedLink>
      )}
      {isPhone && can_edit && isIdle && (
        <ReasonedLink reason={reason} icon={Pencil} href={paths.ads.edit(id)}>
          {t(campaign.status === 'declined' ? 'action.fix' : 'action.edit')}
        </ReasonedLink>
      )}
      {allowed.includes('pause') && (
        <ReasonedButton reason={reason} icon={Pause} isPending={isTurning} onPress={pause}>
          {t('action.pause')}
        </ReasonedButton>
      )}
      {allowed.includes('continue') && (
        <ReasonedButton reason={reason} icon={Play} isPending={isTurning} onPress={proceed}>
          {t('action.continue')}
        </ReasonedButton>
      )}
      {can_pay && (
        <ReasonedLink
          reason={may('ads.pay').reason}
          variant="primary"
          icon={Wallet}
          href={pay.href(id)}
        >
          {t('money:topUp')}
        </ReasonedLink>
      )}
    </>
  );
}

export function ResultMenu({ campaign }: ActionsProps) {
  const { t } = useTranslation('ads');
  const { reason } = useMember().may('ads.edit');
  const { id, title, allowed_actions: allowed, can_edit } = campaign;
  return (
    <>
      <RowMenu
        size="md"
        label={t('action.of', { name: title })}
        reason={reason}
        items={[
          can_edit && {
            id: 'edit',
            label: t('action.edit'),
            icon: Pencil,
            href: paths.ads.edit(id),
            reason,
          },
          {
            id: 'copy',
            label: t('action.copy'),
            icon: Copy,
            href: paths.ads.copy(id),
            reason,
          },
          allowed.includes('stop') && {
            id: 'stop',
            label: t('action.stop'),
            icon: Square,
            tone: 'danger',
            asks: true,
            renderWindow: (onClose) => <StopDialog campaign={campaign} onClose={onClose} />,
          },
        ]}
      />
    </>
  );
}
