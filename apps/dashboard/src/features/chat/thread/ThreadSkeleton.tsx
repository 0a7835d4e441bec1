import { IconButton } from '@karvon/ui/IconButton';
import { MessageList } from '@karvon/ui/marketplace/MessageList';
import { Pane } from '@karvon/ui/Pane';
import { Row } from '@karvon/ui/Row';
import { Skeleton } from '@karvon/ui/Skeleton';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../shared/table/use-screen';
import { ThreadConnection } from './ThreadConnection';
import { useMessageLabels } from './use-message-labels';

/** A thread before it is known whose. */
export function ThreadSkeleton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('chat');
  const isPhone = useIsPhone();
  const labels = useMessageLabels('');
  return (
    <Pane
      aria-label={t('thread.label')}
      tone="canvas"
      isFixed
      headerKind="bar"
      header={
        <Row
          start={
            isPhone && (
              <IconButton icon={ArrowLeft} aria-label={t('thread.back')} onPress={onBack} />
            )
          }
          image={<Skeleton width="36px" height="36px" radius="full" />}
          title={<Skeleton width="160px" height="16px" />}
        />
      }
    >
      <ThreadConnection />
      <MessageList aria-label={t('thread.loading')} items={[]} labels={labels} isLoading />
    </Pane>
  );
}
