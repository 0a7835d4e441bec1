import type { PriceChangeInput } from '@karvon/api/main';
import { Grid } from '@karvon/ui/Grid';
import { NumberField } from '@karvon/ui/NumberField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { useTranslation } from 'react-i18next';
import { currencyLabel, formatMoney, type Currency } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';

type Kind = PriceChangeInput['kind'];

export interface ChangeDraft {
  kind: Kind;
  percent: number | null;
  amount: number | null;
  market: number | null;
  currency: Currency;
  round: PriceChangeInput['round'];
}

export const emptyDraft: ChangeDraft = {
  kind: 'percent',
  percent: null,
  amount: null,
  market: 100,
  currency: 'UZS',
  round: 100_000,
};

/** Steps in so'm, and the one in y.e. that the server takes with each. */
const steps = [
  { round: 10_000, usd: 10 },
  { round: 100_000, usd: 50 },
  { round: 1_000_000, usd: 100 },
] as const;

const limits = { percent: [-90, 100], market: [50, 150] } as const;

const isWithin = (value: number, [from, to]: readonly [number, number]) =>
  value >= from && value <= to;

/** Undefined while the draft is empty or wrong. */
export function toChange({ kind, currency, round, ...values }: ChangeDraft) {
  const value = values[kind];
  if (value === null || Number.isNaN(value)) return undefined;
  if (kind === 'amount') {
    const change: PriceChangeInput = { kind, value, currency, round };
    return value === 0 ? undefined : change;
  }
  const change: PriceChangeInput = { kind, value, round };
  const isEmpty = kind === 'percent' && value === 0;
  return isEmpty || !isWithin(value, limits[kind]) ? undefined : change;
}

export function ChangeFields({
  draft,
  onChange,
}: {
  draft: ChangeDraft;
  onChange: (draft: ChangeDraft) => void;
}) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const { kind } = draft;
  const value = draft[kind];
  const isWrong =
    kind !== 'amount' && value !== null && !Number.isNaN(value) && !isWithin(value, limits[kind]);
  return (
    <Grid columns={[1, 2, 2]} hasFields>
      <SegmentedControl
        label={t('how')}
        isFullWidth
        value={kind}
        options={(['percent', 'amount', 'market'] as const).map((one) => ({
          value: one,
          label: t(`kind.${one}`),
        }))}
        onChange={(next) => onChange({ ...draft, kind: next })}
      />
      <NumberField
        label={t(`value.${kind}`)}
        unit={kind === 'amount' ? currencyLabel(draft.currency, language) : '%'}
        value={value}
        minValue={kind === 'amount' ? -1_000_000_000 : limits[kind][0]}
        {...(kind !== 'amount' && { maxValue: limits[kind][1] })}
        fractionDigits={kind === 'amount' ? 0 : 1}
        {...(isWrong && { errorMessage: t(`limit.${kind}`) })}
        onChange={(next) => onChange({ ...draft, [kind]: next })}
      />
      {kind === 'amount' && (
        <SegmentedControl
          label={t('currency')}
          isFullWidth
          value={draft.currency}
          options={(['UZS', 'USD'] as const).map((one) => ({
            value: one,
            label: currencyLabel(one, language),
          }))}
          onChange={(currency) => onChange({ ...draft, currency })}
        />
      )}
      <Select
        label={t('round')}
        value={String(draft.round)}
        options={steps.map(({ round, usd }) => ({
          value: String(round),
          label: t('step', {
            uzs: formatMoney(round, 'UZS', language),
            usd: formatMoney(usd, 'USD', language),
          }),
        }))}
        onChange={(next) => {
          const step = steps.find(({ round }) => String(round) === next);
          if (step !== undefined) onChange({ ...draft, round: step.round });
        }}
      />
    </Grid>
  );
}
