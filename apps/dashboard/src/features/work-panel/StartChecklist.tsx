import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { IconTile } from '@karvon/ui/IconTile';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Meter } from '@karvon/ui/Meter';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Bell, CarFront, Check, Plus, Store, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupQueries } from '../../shared/lookups/queries';
import { paths } from '../../shared/paths';
import { askForPush } from '../../shared/push/push';
import { usePushState } from '../../shared/push/push-state';

interface Step {
  id: 'salon' | 'auto' | 'push';
  icon: LucideIcon;
  isDone: boolean;
  /** What is there already. */
  done?: string | undefined;
  action: ReactNode;
}

/** In the place of the panel of a dealership without cars: what it takes to be found by buyers, each step with the way to it. */
export function StartChecklist({ name }: { name: string }) {
  const { t } = useTranslation('work-panel');
  const steps = useSteps();
  const count = steps.filter(({ isDone }) => isDone).length;
  const progress = t('start.progress', { n: count, of: steps.length });
  return (
    <Stack gap={4}>
      <Card size="lg">
        <Stack gap={2}>
          <Text size="sm" tone="accent" weight="medium">
            {progress}
          </Text>
          <Heading level={2} size="2xl">
            {name === '' ? t('start.title') : t('start.titleName', { name })}
          </Heading>
          <Text tone="muted">{t('start.text')}</Text>
          <Box maxWidth="form">
            <Meter
              value={count / steps.length}
              tone="success"
              aria-label={t('start.title')}
              valueText={progress}
            />
          </Box>
        </Stack>
      </Card>
      <Card padding="none" isClipped>
        <RowList variant="flush" aria-label={t('start.title')}>
          {steps.map(({ id, icon, isDone, done, action }) => (
            <Row
              key={id}
              image={
                <IconTile isRound icon={isDone ? Check : icon} tone={isDone ? 'success' : 'info'} />
              }
              title={t(`start.${id}.title`)}
              detail={done ?? t(`start.${id}.text`)}
              {...(!isDone && { end: <Text tone="muted">{t(`start.${id}.time`)}</Text> })}
              actions={action}
            />
          ))}
        </RowList>
      </Card>
      <Card>
        <Row icon={Bell} title={t('start.buyers.title')} detail={t('start.buyers.text')} />
      </Card>
    </Stack>
  );
}

function useSteps(): Step[] {
  const { t } = useTranslation('work-panel');
  const { data } = useQuery(lookupQueries.avtosalons());
  const push = usePushState();
  const salon = data?.results[0];
  const hasSalon = salon !== undefined;
  return [
    {
      id: 'salon',
      icon: Store,
      isDone: hasSalon,
      done:
        salon && `${salon.name} · ${salon.address} · ${salon.opening_time}–${salon.closing_time}`,
      action: hasSalon ? (
        <LinkButton size="sm" variant="ghost" href={paths.avtosalons.edit(salon.id)}>
          {t('start.salon.change')}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" icon={Plus} href={paths.avtosalons.create}>
          {t('start.salon.action')}
        </LinkButton>
      ),
    },
    {
      id: 'auto',
      icon: CarFront,
      isDone: false,
      action: (
        <LinkButton
          variant={hasSalon ? 'primary' : 'secondary'}
          icon={Plus}
          href={paths.autos.create}
        >
          {t('addAuto')}
        </LinkButton>
      ),
    },
    // Only where it can be switched on, or is.
    ...(push === 'ask' || push === 'on'
      ? [
          {
            id: 'push' as const,
            icon: Bell,
            isDone: push === 'on',
            action: push === 'ask' && (
              <Button onPress={() => void askForPush()}>{t('start.push.action')}</Button>
            ),
          },
        ]
      : []),
  ];
}
