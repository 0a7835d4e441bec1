import type { Auto, AutoQualityItem } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { CompletenessDial } from '@karvon/ui/marketplace/CompletenessDial';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { autoQueries } from '../queries';

/** From here a listing is good, from there it will do. */
const good = 80;
const fair = 50;

/** How complete the listing is and what would raise it. Left out where the figures cannot be had. */
export function QualityCard({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const { data } = useQuery(autoQueries.quality(auto.id));
  if (data === undefined) return null;
  const { score, items } = data;
  const description = ({ check, missing = 1 }: AutoQualityItem) =>
    check === 'photos' || check === 'description'
      ? t(`quality.${check}`, { count: missing })
      : t(`quality.${check}`);
  return (
    <Card
      title={t('quality.title')}
      description={items.length === 0 ? t('quality.perfect') : t('quality.score', { score })}
      action={
        <CompletenessDial
          value={score / 100}
          aria-label={t('quality.title')}
          tone={score >= good ? 'success' : score >= fair ? 'warn' : 'danger'}
        />
      }
    >
      {items.length > 0 && (
        <Stack gap={2}>
          <Text size="sm" tone="muted">
            {t('quality.raise')}
          </Text>
          {items.map((item) => (
            <Inline key={item.check} justify="space-between" isWrapping={false}>
              {auto.can_edit ? (
                <Link href={paths.autos.edit(auto.id)}>{description(item)}</Link>
              ) : (
                <Text>{description(item)}</Text>
              )}
              <Text size="sm" tone="success" isNumeric>
                {t('quality.gain', { gain: item.gain })}
              </Text>
            </Inline>
          ))}
        </Stack>
      )}
    </Card>
  );
}
