import type { Pocket } from '@karvon/api/main';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/feedback/toast';
import { useLanguage } from '../../../shared/i18n/use-language';
import { addDays } from '../../../shared/period';
import { cells } from './campaign-values';
import { type CampaignValues } from './campaign-definition';

const set = { shouldDirty: true, shouldValidate: true } as const;

/** Changing a value that the package sets deselects it; a message offers to select it again. */
export function usePocket(pockets: readonly Pocket[], paidUntil?: string) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  const { control, setValue, getValues } = useFormContext<CampaignValues>();
  const chosen = useWatch({ control, name: 'pocket' });
  const pocket = pockets.find(({ id }) => id === chosen);

  const take = (next: Pocket | undefined) => {
    setValue('pocket', next?.id ?? null, set);
    if (next === undefined) return;
    setValue('price_model', next.price_model, set);
    setValue('budget', next.budget, set);
    const dates = getValues('dates');
    if (dates === null) return;
    const end = addDays(dates.start, next.days - 1);
    setValue(
      'dates',
      { start: dates.start, end: paidUntil && paidUntil > end ? paidUntil : end },
      set,
    );
  };

  const takeBack = (before: Pocket) => {
    for (const { name, position } of cells)
      if (!before.positions.includes(position)) setValue(`banners.${name}.image`, null, set);
    take(before);
  };

  return {
    pocket,
    take,
    leave: () => {
      if (pocket === undefined) return;
      take(undefined);
      void toast({
        title: t('form.pocketLeft', { name: pocket.translations[language].name }),
        description: t('form.pocketLeftText'),
        timeout: 10_000,
        action: { label: t('common:undo'), onAction: () => takeBack(pocket) },
      });
    },
  };
}
