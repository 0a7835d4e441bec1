import type { WorkPanel } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatDateIso } from '../../shared/format/date';
import { formatWait } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { isMissing, PartFailed } from './PartFailed';
import { usePanelLinks } from './use-panel-links';
import { day } from '../../shared/time';

const second = 1000;

/** Response time, where less is better. Links to the slowest leads. */
export function SpeedCard({ panel }: { panel: WorkPanel }) {
  const { t } = useTranslation('work-panel');
  const language = useLanguage();
  const now = useServerNow();
  const { days, median, working_median: working, previous } = panel.response_speed;
  const { slowestLeads } = usePanelLinks();
  if (isMissing(panel, 'response_speed'))
    return (
      <Card title={t('speed.title')}>
        <PartFailed />
      </Card>
    );
  if (median === undefined) return null;
  const time = (seconds: number) => formatWait(seconds * second, language);
  const from = formatDateIso(now - (days - 1) * day);
  return (
    <StatTiles aria-label={t('speed.title')}>
      <StatTile
        label={t('speed.title')}
        value={time(median)}
        href={slowestLeads({ from, to: formatDateIso(now) })}
        change={changeOf(median, previous)}
      >
        <Stack gap={0}>
          {working !== undefined && (
            <Text size="sm">{t('speed.working', { time: time(working) })}</Text>
          )}
          <Text size="sm" tone="muted">
            {t('speed.note', { count: days })}
          </Text>
        </Stack>
      </StatTile>
    </StatTiles>
  );

  function changeOf(value: number, before: number | undefined) {
    if (before === undefined || Math.abs(value - before) < 60) return null;
    const by = time(Math.abs(value - before));
    return value < before
      ? ({ direction: 'down', text: t('speed.faster', { time: by }), isGood: true } as const)
      : ({ direction: 'up', text: t('speed.slower', { time: by }), isGood: false } as const);
  }
}
