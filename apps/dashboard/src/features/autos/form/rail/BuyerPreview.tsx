import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Text } from '@karvon/ui/Text';
import { Card } from '@karvon/ui/Card';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/i18n/languages';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { FormPhotos } from '../photos/use-photo-uploads';
import { BuyerCard } from './BuyerCard';
import * as css from './rail.css';
import type { MarketAnswer } from './use-price-position';

/** The listing as buyers will see it, in either language, while it is being written. */
export function BuyerPreview({ photos, market }: { photos: FormPhotos; market: MarketAnswer }) {
  const { t } = useTranslation('auto-form');
  const onScreen = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? onScreen;
  return (
    <section aria-label={t('preview.title')}>
      <div className={css.previewHead}>
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
      </div>
      <Card padding="none" isClipped>
        {/* The words of the other language load when they are first asked for. */}
        <Suspense fallback={<Skeleton height="300px" radius="none" />}>
          <BuyerCard photos={photos} market={market} language={language} />
        </Suspense>
      </Card>
    </section>
  );
}
