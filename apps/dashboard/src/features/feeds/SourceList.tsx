import type { FeedSource } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { CloudDownload, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { SourceDialog } from './SourceDialog';
import { SourceRow } from './SourceRow';

/** Addresses that the dealership loads. */
export function SourceList({ feeds }: { feeds: readonly FeedSource[] }) {
  const { t } = useTranslation('feeds');
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <ReasonedButton icon={Plus} onPress={() => setIsAdding(true)}>
      {t('add')}
    </ReasonedButton>
  );
  return (
    <Stack gap={3}>
      <Inline justify="space-between" gap={3}>
        <Heading level={2}>{t('in')}</Heading>
        {feeds.length > 0 && add}
      </Inline>
      {feeds.length === 0 ? (
        <EmptyState icon={CloudDownload} title={t('inEmpty')} action={add} />
      ) : (
        <Card>
          <RowList>
            {feeds.map((feed) => (
              <SourceRow key={feed.id} feed={feed} />
            ))}
          </RowList>
        </Card>
      )}
      {isAdding && <SourceDialog onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}
