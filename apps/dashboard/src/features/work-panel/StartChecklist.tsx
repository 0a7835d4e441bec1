import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Grid } from '@karvon/ui/Grid';
import { Icon } from '@karvon/ui/Icon';
import { Link } from '@karvon/ui/Link';
import { Meter } from '@karvon/ui/Meter';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleQuestionMark, Contact, Repeat2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../shared/format/phone';
import { FirstStepsGround } from '../../shared/images/FirstStepsGround';
import { paths } from '../../shared/paths';
import { runtimeSettings } from '../../shared/runtime-settings';
import type { Step } from './first-steps';
import { workQueries } from './queries';

export function StartChecklist({ name, steps }: { name: string; steps: readonly Step[] }) {
  const { t } = useTranslation('work-panel');
  const count = steps.filter(({ isDone }) => isDone).length;
  const progress = t('start.progress', { n: count, of: steps.length });
  const contact = useContact();
  const { data: openTradeIn = 0 } = useQuery(workQueries.openTradeIn());
  const cards = columnsOf(1 + Number(openTradeIn > 0) + Number(contact !== undefined));
  return (
    <Stack gap={4}>
      <FirstStepsGround>
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
      </FirstStepsGround>
      <Card padding="none" isClipped>
        <RowList variant="flush" aria-label={t('start.title')}>
          {steps.map(({ id, icon, isDone, done, action }) => (
            <Row
              key={id}
              image={
                <Icon
                  size={18}
                  isRound
                  icon={isDone ? Check : icon}
                  tone={isDone ? 'success' : 'info'}
                />
              }
              title={t(`start.${id}.title`)}
              detail={done ?? t(`start.${id}.text`)}
              {...(isDone
                ? { end: action }
                : { end: <Text tone="muted">{t(`start.${id}.time`)}</Text>, actions: action })}
            />
          ))}
        </RowList>
      </Card>
      <Grid columns={[1, cards, cards]}>
        <Card>
          <Row icon={Contact} title={t('start.buyers.title')} detail={t('start.buyers.text')} />
        </Card>
        {openTradeIn > 0 && (
          <Card>
            <Row
              icon={Repeat2}
              title={t('start.tradeIn.title')}
              detail={
                <>
                  {t('start.tradeIn.text', { count: openTradeIn })}{' '}
                  <Link href={paths.tradeIn.autos}>{t('start.tradeIn.look')}</Link>
                </>
              }
            />
          </Card>
        )}
        {contact !== undefined && (
          <Card>
            <Row icon={CircleQuestionMark} title={t('start.help.title')} detail={contact} />
          </Card>
        )}
      </Grid>
    </Stack>
  );
}

const columnsOf = (cards: number) => (cards === 1 ? 1 : cards === 2 ? 2 : 3);

function useContact(): ReactNode {
  const { t } = useTranslation('work-panel');
  const [{ phone, telegram }] = useState(() => runtimeSettings().contact);
  if (phone === undefined && telegram === undefined) return undefined;
  return (
    <>
      {phone !== undefined && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>}
      {phone !== undefined && telegram !== undefined && ' · '}
      {telegram !== undefined && (
        <Link href={`https://t.me/${telegram.replace(/^@/, '')}`}>{t('start.help.telegram')}</Link>
      )}
    </>
  );
}
