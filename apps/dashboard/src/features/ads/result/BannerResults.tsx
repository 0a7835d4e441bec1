import type { CampaignResult } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';

/** What each banner brought; one that was removed keeps its row. */
export function BannerResults({ result }: { result: CampaignResult }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  return (
    <Card title={t('result.byBanner')}>
      <RowList variant="divided" aria-label={t('result.byBanner')}>
        {result.banners.map((banner) => {
          const {
            position,
            language: of,
            title,
            image,
            views,
            clicks,
            click_rate,
            leads,
            spend,
          } = banner;
          return (
            <Row
              key={`${position} ${of}`}
              size="sm"
              image={<Thumbnail src={image?.thumbnail} placeholderIcon={Megaphone} />}
              title={`${t(`position.${position}`)} ${of.toUpperCase()}`}
              detail={[
                t('form.views', { count: views }),
                t('form.clicks', { count: clicks }),
                t('leadCount', { count: leads }),
                t('money', { amount: spend }),
              ].join(' · ')}
              meta={title === undefined ? t('result.removed') : undefined}
              end={
                <Text isNumeric>
                  {click_rate === undefined
                    ? '—'
                    : `${t('result.ctr')} ${formatNumber(click_rate, language, 1)} %`}
                </Text>
              }
            />
          );
        })}
      </RowList>
    </Card>
  );
}
