import type { Auto, AutoMoney, Expense, ExpenseKind } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Divider } from '@karvon/ui/Divider';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Heading } from '@karvon/ui/Heading';
import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import {
  CarFront,
  CircleEllipsis,
  Cog,
  FileText,
  HandCoins,
  Landmark,
  Megaphone,
  PaintRoller,
  PencilLine,
  Plus,
  Sparkles,
  Trash2,
  Truck,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateNear, formatDay } from '../../../../shared/format/date';
import { formatMoney } from '../../../../shared/format/money';
import { formatNumber, formatPercent } from '../../../../shared/format/number';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { paths } from '../../../../shared/paths';
import { RowMenu } from '../../../../shared/resource/actions/RowMenu';
import { QueryBoundary } from '../../../../shared/resource/query/QueryBoundary';
import { useAction } from '../../../../shared/resource/use-action';
import { usePanelLinks, useUrlPanel } from '../../../../shared/resource/use-url-panel';
import { useIsPhone } from '../../../../shared/table/use-screen';
import { moneyCalls, moneyQueries } from '../queries';
import { ExpenseForm, PurchaseForm } from './MoneyForms';

const icons = {
  repair: Wrench,
  body: PaintRoller,
  parts: Cog,
  customs: Landmark,
  delivery: Truck,
  papers: FileText,
  cleaning: Sparkles,
  ads: Megaphone,
  commission: HandCoins,
  other: CircleEllipsis,
} as const satisfies Record<ExpenseKind, LucideIcon>;

/** Percent above the market price from which a price is highlighted. */
const high = 5;

export function MoneyTab({ auto }: { auto: Auto }) {
  const query = useQuery(moneyQueries.one(auto.id));
  return (
    <QueryBoundary
      query={query}
      level={3}
      skeleton={
        <Columns ratio="3:2" side={<Skeleton height="320px" radius="lg" />}>
          <Skeleton height="320px" radius="lg" />
        </Columns>
      }
    >
      {(money) => <Money money={money} />}
    </QueryBoundary>
  );
}

function Money({ money }: { money: AutoMoney }) {
  const panel = useUrlPanel('form');
  const { id, purchase, expenses } = money;
  const edited = expenses.find((expense) => panel.value === `expense-${String(expense.id)}`);
  return (
    <Stack gap={4}>
      <OwnerHint />
      <Columns ratio="3:2" side={<Expenses money={money} />}>
        {purchase === undefined ? <NoPurchase /> : <Summary money={money} />}
        {purchase !== undefined && <PurchaseCard money={money} purchase={purchase} />}
      </Columns>
      {panel.value === 'purchase' && <PurchaseForm money={money} onClose={panel.close} />}
      {(panel.value === 'expense' || edited !== undefined) && (
        <ExpenseForm key={edited?.id} autoId={id} expense={edited} onClose={panel.close} />
      )}
    </Stack>
  );
}

function OwnerHint() {
  const { t } = useTranslation('stock');
  const { data } = useQuery(moneyQueries.permissions());
  if (data?.mode !== 'off') return null;
  return (
    <Banner
      size="sm"
      action={<BannerAction href={paths.profile}>{t('money.toRights')}</BannerAction>}
    >
      {t('money.ownerOnly')}
    </Banner>
  );
}

function NoPurchase() {
  const { t } = useTranslation('stock');
  const panel = usePanelLinks('form');
  return (
    <Card>
      <EmptyState
        icon={CarFront}
        title={t('money.empty')}
        action={
          <Button variant="primary" href={panel.href('purchase')}>
            {t('money.record')}
          </Button>
        }
      />
    </Card>
  );
}

function Summary({ money }: { money: AutoMoney }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const { purchase, expenses, expenses_total, cost, price_uzs, sale } = money;
  const result = sale === undefined ? money.margin : sale.profit;
  const percent = sale === undefined ? money.margin_percent : sale.profit_percent;
  const figure = (sum: number | undefined) =>
    sum === undefined ? undefined : formatNumber(sum, language, 0);
  return (
    <Card>
      <Stack gap={4}>
        {result !== undefined && (
          <Stack gap={1}>
            <Text tone="muted">{t(sale === undefined ? 'money.margin' : 'money.profit')}</Text>
            <Inline gap={2} align="baseline">
              <Heading level={2} size="3xl">
                {formatMoney(result, 'UZS', language)}
              </Heading>
              {percent !== undefined && (
                <Text weight="medium" isNumeric tone={result < 0 ? 'danger' : 'success'}>
                  {formatPercent(percent / 100, language)}
                </Text>
              )}
            </Inline>
          </Stack>
        )}
        <DefinitionList
          align="end"
          items={[
            sale === undefined
              ? { term: t('money.now'), detail: figure(price_uzs) }
              : { term: t('money.sold'), detail: figure(sale.price_uzs) },
            { term: t('money.purchase'), detail: figure(purchase && -purchase.price_uzs) },
            {
              term: t('money.expensesOf', { count: expenses.length }),
              detail: figure(-expenses_total),
            },
          ]}
        />
        <Divider />
        <Inline justify="space-between">
          <Text weight="semibold">{t('money.cost')}</Text>
          <Text weight="semibold" isNumeric>
            {figure(cost)}
          </Text>
        </Inline>
        <AtMarket money={money} />
      </Stack>
    </Card>
  );
}

function AtMarket({ money: { market } }: { money: AutoMoney }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  if (market?.margin === undefined) return null;
  const money = formatMoney(market.margin, 'UZS', language);
  if (market.percent < high) return <Text tone="muted">{t('money.atMarket', { money })}</Text>;
  const percent = formatPercent(market.percent / 100, language);
  return <Banner tone="warn">{t('money.above', { percent, money })}</Banner>;
}

function PurchaseCard({
  money,
  purchase,
}: {
  money: AutoMoney;
  purchase: NonNullable<AutoMoney['purchase']>;
}) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const panel = useUrlPanel('form');
  const remove = useAction(moneyCalls.removePurchase, {
    success: () => ({ title: t('money.purchaseRemoved') }),
    undo: (now) => {
      const { price_uzs: _uzs, rate: _rate, ...values } = purchase;
      return moneyCalls.save(now, values);
    },
    invalidates: moneyQueries.changedBy(money.id),
  });
  const { price, currency, price_uzs, rate, purchased_on, source, note } = purchase;
  const facts = [
    formatDay(purchased_on, language),
    source !== undefined && t(`source.${source}`),
    t('money.days', { count: money.days_in_stock }),
  ];
  return (
    <Card
      title={t('money.bought')}
      action={
        <RowMenu
          label={t('money.menu', { name: t('money.bought') })}
          items={[
            {
              id: 'edit',
              label: t('money.edit'),
              icon: PencilLine,
              onAction: () => panel.open('purchase'),
            },
            {
              id: 'delete',
              label: t('money.remove'),
              icon: Trash2,
              tone: 'danger',
              asks: true,
              onAction: () => void remove.run(money),
            },
          ]}
        />
      }
    >
      <Stack gap={1}>
        <Text size="xl" weight="semibold" isNumeric>
          {formatMoney(price_uzs, 'UZS', language)}
        </Text>
        {rate !== undefined && (
          <Text tone="muted">
            {t('money.rate', {
              money: formatMoney(price, currency, language),
              date: formatDateNear(rate.date),
              rate: formatNumber(rate.rate, language, 0),
            })}
          </Text>
        )}
        <Text tone="muted">{facts.filter(Boolean).join(' · ')}</Text>
        {note !== '' && <Text isTranslatable>{note}</Text>}
      </Stack>
    </Card>
  );
}

function Expenses({ money: { id, expenses, expenses_total } }: { money: AutoMoney }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const panel = usePanelLinks('form');
  const isPhone = useIsPhone();
  return (
    <Card
      title={t('money.expenses')}
      mark={expenses_total > 0 && formatNumber(expenses_total, language, 0)}
      action={
        !isPhone && (
          <Button size="sm" icon={Plus} href={panel.href('expense')}>
            {t('money.expense')}
          </Button>
        )
      }
    >
      {expenses.length === 0 ? (
        <Text tone="muted">{t('money.noExpenses')}</Text>
      ) : (
        <RowList variant="divided" aria-label={t('money.expenses')}>
          {expenses.map((expense) => (
            <ExpenseRow key={expense.id} autoId={id} expense={expense} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function ExpenseRow({ autoId, expense }: { autoId: number; expense: Expense }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const panel = useUrlPanel('form');
  const remove = useAction(moneyCalls.removeExpense, {
    success: () => ({ title: t('money.expenseRemoved'), description: t(`kind.${expense.kind}`) }),
    undo: (_, id) => moneyCalls.restoreExpense(id),
    invalidates: moneyQueries.changedBy(autoId),
  });
  const { id, kind, sum, currency, sum_uzs, spent_on, rate, note } = expense;
  const name = t(`kind.${kind}`);
  const facts = [
    formatDay(spent_on, language),
    note,
    rate !== undefined &&
      t('money.rate', {
        money: formatMoney(sum, currency, language),
        date: formatDateNear(rate.date),
        rate: formatNumber(rate.rate, language, 0),
      }),
  ];
  return (
    <Row
      image={<Icon isRound tone="neutral" size={18} icon={icons[kind]} />}
      title={name}
      detail={facts.filter(Boolean).join(' · ')}
      end={
        <Inline gap={1} isWrapping={false}>
          <Text isNumeric>{formatNumber(sum_uzs, language, 0)}</Text>
          <RowMenu
            label={t('money.menu', { name })}
            items={[
              {
                id: 'edit',
                label: t('money.edit'),
                icon: PencilLine,
                onAction: () => panel.open(`expense-${String(id)}`),
              },
              {
                id: 'delete',
                label: t('money.remove'),
                icon: Trash2,
                tone: 'danger',
                asks: true,
                onAction: () => void remove.run(id),
              },
            ]}
          />
        </Inline>
      }
    />
  );
}
