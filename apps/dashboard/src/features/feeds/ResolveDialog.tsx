import type { FeedDecision, FeedRun, FeedSource } from '@karvon/api/main';
import { Dialog } from '@karvon/ui/Dialog';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { feedCalls, feedQueries } from './queries';
import { heldText } from './run-texts';

interface ResolveDialogProps {
  feed: FeedSource;
  run: FeedRun;
  onClose: () => void;
}

export function ResolveDialog({ feed, run, onClose }: ResolveDialogProps) {
  const { t } = useTranslation(['feeds', 'common']);
  const resolve = useAction(feedCalls.resolve, { invalidates: feedQueries.sourceLists });
  const canApply = feed.allowed_actions.includes('apply');
  const decide = async (decision: FeedDecision) => {
    const { status } = await resolve.run({ id: feed.id, run: run.id, decision });
    if (status === 'done') onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('decideTitle', { name: feed.name })}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          <ReasonedButton isPending={resolve.isPending()} onPress={() => decide('skip')}>
            {t('skip')}
          </ReasonedButton>
          <ReasonedButton
            variant="primary"
            reason={canApply ? undefined : t('cannotApply')}
            isPending={resolve.isPending()}
            onPress={() => decide('apply')}
          >
            {t('apply')}
          </ReasonedButton>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{heldText(t, run)}</Text>
        <Text tone="muted">{t('decideText')}</Text>
      </Stack>
    </Dialog>
  );
}
