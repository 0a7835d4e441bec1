import type { Card as PaymentCard } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Row } from '@karvon/ui/Row';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, Plus, Star, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankCardMark } from '../../shared/images/BankCardMark';
import { todayAt } from '../../shared/period';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useAction } from '../../shared/resource/use-action';
import { useIsPhone } from '../../shared/table/use-screen';
import { cardTitle, isEnding } from './bank-card';
import { useColumnDay } from './moment';
import { moneyCalls, moneyQueries } from './queries';

const AddCardDialog = lazyNamed(() => import('./AddCardDialog'), 'AddCardDialog');

export function CardTiles() {
  const { t } = useTranslation(['money', 'common']);
  const cards = useQuery(moneyQueries.cards());
  const [isAdding, setAdding] = useState(false);
  const isPhone = useIsPhone();
  const add = (
    <Button variant="ghost" size="sm" icon={Plus} onPress={() => setAdding(true)}>
      {t('addCard.title')}
    </Button>
  );
  return (
    <Stack gap={2}>
      <Inline justify="space-between">
        <Heading level={2} size="lg">
          {t('cards')}
        </Heading>
        {add}
      </Inline>
      <QueryBoundary
        query={cards}
        skeleton={<Skeleton height={isPhone ? '160px' : '82px'} />}
        level={3}
      >
        {({ results }) =>
          results.length === 0 ? (
            <Card>
              <Row title={t('noCards')} detail={t('toPayme')} icon={CreditCard} />
            </Card>
          ) : (
            <Grid as="ul" aria-label={t('cards')}>
              {results.map((card) => (
                <CardTile key={card.id} card={card} />
              ))}
            </Grid>
          )
        }
      </QueryBoundary>
      {isAdding && (
        <Suspense fallback={null}>
          <AddCardDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function CardTile({ card }: { card: PaymentCard }) {
  const { t } = useTranslation(['money', 'common']);
  const [now] = useState(() => new Date());
  const dayOf = useColumnDay();
  const title = cardTitle(card);
  const makeDefault = useAction(moneyCalls.makeDefault, {
    invalidates: moneyQueries.cardLists,
    success: () => ({ title: t('cardMadeDefault', { card: title }) }),
  });
  const remove = useAction(moneyCalls.removeCard, {
    invalidates: moneyQueries.cardLists,
    success: () => ({ title: t('cardRemoved') }),
  });
  const state = card.is_expired ? (
    t('cardOver')
  ) : isEnding(card.expires, todayAt(now.getTime())) ? (
    <Text size="sm" tone="warn">
      {t('cardEnding')}
    </Text>
  ) : card.last_used_at === undefined ? (
    t('cardNotUsed')
  ) : (
    t('cardUsed', { date: dayOf(card.last_used_at) })
  );
  return (
    <Card>
      <Row
        title={`${title} · ${t('until', { expires: card.expires })}`}
        detail={
          <>
            {card.is_default && `${t('cardDefault')} · `}
            {state}
          </>
        }
        image={<BankCardMark type={card.type} />}
        end={
          <RowMenu
            label={t('cardActions', { card: title })}
            items={[
              !card.is_default && {
                id: 'default',
                label: t('makeDefault'),
                icon: Star,
                asks: true,
                onAction: () => void makeDefault.run(card.id),
              },
              {
                id: 'remove',
                label: t('common:delete'),
                icon: Trash2,
                tone: 'danger',
                confirm: {
                  title: t('removeCard.title', { card: title }),
                  text: t('removeCard.text'),
                },
                onAction: () => remove.run(card.id),
              },
            ]}
          />
        }
      />
    </Card>
  );
}
