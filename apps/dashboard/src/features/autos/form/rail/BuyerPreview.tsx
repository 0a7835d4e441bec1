import { Box } from '@karvon/ui/Box';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Text } from '@karvon/ui/Text';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/i18n/languages';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { FormPhotos } from '../photos/use-photo-uploads';
import { BuyerCard } from './BuyerCard';
import type { MarketState } from './use-price-position';

/** The listing as buyers will see it, in either language, while it is being written. */
export function BuyerPreview({ photos, market }: { photos: FormPhotos; market: MarketState }) {
  const { t } = useTranslation('auto-form');
  const onScreen = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? onScreen;
  return (
    <Box as="section" aria-label={t('preview.title')}>
      <Stack gap={2}>
        <Inline justify="space-between" isWrapping={false}>
          <Text size="sm" weight="medium">
            {t('preview.title')}
          </Text>
          <SegmentedControl
            size="sm"
            aria-label={t('preview.language')}
            value={language}
            onChange={setChosen}
            options={[
              { value: 'ru', label: 'RU' },
              { value: 'uz', label: 'UZ' },
            ]}
          />
        </Inline>
        {/* The texts of the other language load when they are first asked for. */}
        <Suspense fallback={<Skeleton height="300px" radius="lg" />}>
          <BuyerCard photos={photos} market={market} language={language} />
        </Suspense>
      </Stack>
    </Box>
  );
}
