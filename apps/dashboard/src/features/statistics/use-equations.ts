import type { Funnel, PromotionSummary, ResponseSales, Statistics } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { daysIn } from '../../shared/period';
import type { Figure } from './use-statistics-search';

export interface Equation {
  id: string;
  label: string;
  text: string;
}

const minus = '\u2212';

const stepOf = (rows: Funnel['rows'], step: Funnel['rows'][number]['step']) =>
  rows.find((row) => row.step === step)?.value ?? 0;

export function useEquations() {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const n = (value: number) => formatNumber(value, language);
  const percent = (share: number) => formatPercent(share, language);
  const sum = (parts: readonly number[]) =>
    `${parts.map(n).join(' + ')} = ${n(parts.reduce((total, part) => total + part, 0))}`;
  const share = (part: number, total: number) =>
    `${n(part)} : ${n(total)} = ${percent(part / total)}`;

  function change({
    compared,
    previous,
    change: by,
  }: Statistics['figures']['views']): string | undefined {
    if (compared === undefined || previous === undefined || previous === 0) return undefined;
    const difference = compared - previous;
    const sign = difference < 0 ? minus : '+';
    return by === undefined
      ? `${n(compared)} ${minus} ${n(previous)} = ${sign}${n(Math.abs(difference))}`
      : `(${n(compared)} ${minus} ${n(previous)}) : ${n(previous)} = ${sign}${percent(Math.abs(by) / 100)}`;
  }

  /** Sum of the showrooms. Empty for a single one, or when figures that loaded at different times do not add up. */
  function bySalon(figure: 'views' | 'likes' | 'sold', value: number, funnel?: Funnel): Equation[] {
    const parts = (funnel?.avtosalons ?? [])
      .map(({ avtosalon, rows }) => ({
        name: avtosalon?.name ?? t('noSalon'),
        value:
          figure === 'likes'
            ? stepOf(rows, 'interest') - stepOf(rows, 'leads')
            : stepOf(rows, figure),
      }))
      .filter((part) => part.value > 0)
      .toSorted((a, b) => b.value - a.value);
    if (parts.length < 2 || parts.reduce((total, part) => total + part.value, 0) !== value)
      return [];
    return [
      {
        id: 'salons',
        label: parts.map(({ name }) => name).join(' + '),
        text: sum(parts.map((part) => part.value)),
      },
    ];
  }

  return {
    figure({ figures }: Statistics, figure: Figure, funnel?: Funnel): Equation[] {
      const { calls, requests, chats } = figures;
      const isOfLeads = figure === 'calls' || figure === 'chats' || figure === 'leads';
      const changed = change(figures[figure]);
      return [
        ...(isOfLeads
          ? [
              {
                id: 'leads',
                label: t('how.leadTypes'),
                text: sum([calls.value, requests.value, chats.value]),
              },
            ]
          : bySalon(figure, figures[figure].value, funnel)),
        ...(changed === undefined ? [] : [{ id: 'change', label: t('how.change'), text: changed }]),
      ];
    },

    funnel(rows: Funnel['rows']): Equation[] {
      const leads = stepOf(rows, 'leads');
      return [
        {
          id: 'sum',
          label: t('how.interest'),
          text: sum([stepOf(rows, 'interest') - leads, leads]),
        },
        ...rows.flatMap(({ step, value }, place) => {
          const before = rows[place - 1];
          if (before === undefined || before.value === 0) return [];
          const label = t('how.step', {
            from: t(`figure.${before.step}`),
            to: t(`figure.${step}`),
          });
          return [{ id: step, label, text: share(value, before.value) }];
        }),
      ];
    },

    statuses: ({ statuses }: Statistics): Equation[] => {
      const counts = Object.values(statuses).filter((count) => count > 0);
      return counts.length === 0
        ? []
        : [{ id: 'all', label: t('byStatus'), text: sum(counts.toSorted((a, b) => b - a)) }];
    },

    promotions: (rows: readonly PromotionSummary[]): Equation[] =>
      rows.map(({ key, active, inactive }) => ({
        id: key,
        label: t(`promotion.${key}`),
        text: sum([active, inactive]),
      })),

    best({ best, figures }: Statistics): Equation[] {
      const shown = best.reduce((total, { views }) => total + views, 0);
      const all = figures.views.value;
      return all === 0 ? [] : [{ id: 'best', label: t('how.bestShare'), text: share(shown, all) }];
    },

    care({ worst, period }: Statistics): Equation[] {
      return worst
        .filter(({ reason }) => reason === 'few_views')
        .map(({ car, views, days }) => {
          const length = Math.max(1, Math.min(days, daysIn(period)));
          const perDay = Math.round((views / length) * 10) / 10;
          return {
            id: String(car.id),
            label: car.title,
            text: t('how.perDay', { views: n(views), days: n(length), perDay: n(perDay) }),
          };
        });
    },

    response: ({ buckets }: ResponseSales): Equation[] =>
      buckets
        .filter(({ leads }) => leads > 0)
        .map(({ bucket, sold, leads }) => ({
          id: bucket,
          label: t(`bucket.${bucket}`),
          text: share(sold, leads),
        })),
  };
}
