import type { CarModelProposal } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shared/feedback/Confirm';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { proposalCalls, proposalQueries } from './queries';

export function ProposalActions({
  row,
  isFullWidth = false,
}: {
  row: CarModelProposal;
  isFullWidth?: boolean;
}) {
  const { t } = useTranslation('car-control');
  const { id, allowed_actions: allowed } = row;
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAction(proposalCalls.withdraw, {
    success: () => ({ title: t('withdrawn') }),
    undo: () => proposalCalls.restore(id),
    invalidates: proposalQueries.lists,
    onDone: () => setAsking(false),
  });
  const style = { size: isFullWidth ? ('md' as const) : ('sm' as const), isFullWidth };
  const Layout = isFullWidth ? Stack : Inline;
  return (
    <Layout gap={2} {...(!isFullWidth && { justify: 'flex-end' as const })}>
      {allowed.includes('add_auto') && (
        <Button {...style} variant="soft" icon={Plus} href={paths.carControl.addCar(id)}>
          {t('addCar')}
        </Button>
      )}
      {allowed.includes('choose') && (
        <Button {...style} variant="primary" href={paths.carControl.addCar(id)}>
          {t('choose')}
        </Button>
      )}
      {allowed.includes('correct') && (
        <Button {...style} variant="secondary" href={paths.carControl.correct(id)}>
          {t('fix')}
        </Button>
      )}
      {allowed.includes('withdraw') && (
        <Button {...style} onPress={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      )}
      {isAsking && (
        <Confirm
          onClose={() => setAsking(false)}
          title={t('withdrawTitle')}
          confirmLabel={t('withdraw')}
          tone="danger"
          isPending={withdraw.isPending(id)}
          onConfirm={async () => {
            const outcome = await withdraw.run(id);
            if (outcome.status === 'failed') setAsking(false);
          }}
        >
          {t('withdrawText')}
        </Confirm>
      )}
    </Layout>
  );
}
