import type { Import, ImportChosenItem } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../../shared/offline/network';
import { usePageKeys } from '../../shared/keys/page-keys';
import { ChoiceCard, chosenOf, useCandidateText } from './ChoiceCard';
import { importCalls, importQueries } from './queries';
import { useImportAction } from './use-import-action';

/** Values that need a choice. The keys 1 to 3 choose a candidate of the first one. */
export function Choices({ data, limit }: { data: Import; limit?: number }) {
  const isOffline = useIsOffline();
  const textOf = useCandidateText();
  const { data: choices } = useQuery(importQueries.choices(data));
  const { t } = useTranslation('imports');
  const choose = useImportAction(
    (item: ImportChosenItem) => importCalls.choose(data.id, [item]),
    undefined,
    {
      success: (_, { field, value, skip }) => {
        const isRow = field === 'same_car' || field === 'changed_car';
        const what = isRow ? t('rowNumber', { row: value }) : `«${value}»`;
        return { title: t(skip ? 'leftOut' : 'chosen', { what }) };
      },
      undo: (_, { id: _id, position_id: _position, skip: _skip, ...open }) =>
        importCalls.choose(data.id, [open]),
    },
  );
  const shown = data.counts.choice > 0 ? (choices?.results.slice(0, limit) ?? []) : [];
  const isPending = choose.isPending() || isOffline;
  const [first] = shown;
  usePageKeys(
    Object.fromEntries(
      first?.candidates.map((candidate, index) => [
        `Digit${String(index + 1)}`,
        {
          label: textOf(first, candidate),
          run: () => {
            if (!isPending) void choose.run(chosenOf(first, candidate));
          },
        },
      ]) ?? [],
    ),
  );
  return shown.map((choice) => (
    <ChoiceCard
      key={[choice.field, choice.brand_id, choice.car_model_id, choice.currency, choice.value].join(
        ' ',
      )}
      choice={choice}
      isPending={isPending}
      onChoose={(item) => void choose.run(item)}
    />
  ));
}
