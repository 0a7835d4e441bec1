import type { BannerLanguage, Campaign } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { BannerImage } from '../BannerImage';
import { shortDay } from '../campaign-dates';

export function ResultBanners({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(['ads', 'common']);
  const { banners, href, start_date, end_date } = campaign;
  const own = useLanguage();
  const [chosen, setChosen] = useState<BannerLanguage>();
  const languages = [...new Set(banners.map(({ language }) => language))];
  const language = chosen ?? (languages.includes(own) ? own : (languages[0] ?? own));
  const shown = banners.filter((banner) => banner.language === language);
  return (
    <Card
      title={t('form.banners')}
      action={
        languages.length > 1 && (
          <SegmentedControl
            aria-label={t('common:language.label')}
            value={language}
            options={[
              { value: 'ru', label: 'RU' },
              { value: 'uz', label: 'UZ' },
            ]}
            onChange={setChosen}
          />
        )
      }
    >
      <Stack gap={4}>
        {shown.map(({ position, title, text, image }) => (
          <Stack key={position} gap={2}>
            <Text size="sm" tone="muted">
              {t(`position.${position}`)}
            </Text>
            <BannerImage position={position} src={image.url} alt={title} />
            <Text weight="medium">{title}</Text>
            {text !== '' && (
              <Text size="sm" tone="muted">
                {text}
              </Text>
            )}
          </Stack>
        ))}
        <Inline justify="space-between">
          <Link href={href} target="_blank">
            {href.replace(/^https:\/\//, '')}
          </Link>
          <Text size="sm" tone="muted" isNumeric>
            {shortDay(start_date)}–{shortDay(end_date)}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}
