import type { Import, ImportChoice, ImportChosenItem } from '@karvon/api/main';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../../shared/offline/network';
import { usePageKeys } from '../../shared/keys/page-keys';
import { ChoiceCard, chosenOf, useCandidateText } from './ChoiceCard';
import { focusPage } from './ImportSteps';
import { importCalls, importQueries } from './queries';
import { useImportAction } from './use-import-action';

const keyOf = ({ field, brand_id, car_model_id, currency, value }: ImportChoice) =>
  [field, brand_id, car_model_id, currency, value].join(' ');

/** Values that need a choice. The keys 1 to 3 choose a candidate of the first one. */
export function Choices({ data, limit }: { data: Import; limit?: number }) {
  const isOffline = useIsOffline();
  const textOf = useCandidateText();
  const { data: choices, isPlaceholderData } = useQuery(importQueries.choices(data));
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
  const isOld = isPlaceholderData && shown.length > 0;
  const isPending = choose.isPending() || isOffline || isOld;
  const [first] = shown;
  const frame = useRef<HTMLDivElement>(null);
  const open = first && keyOf(first);
  const lastOpen = useRef(open);
  // Outside system: the browser's focus, which the answered card had. The next card takes it.
  useEffect(() => {
    if (isPending || lastOpen.current === open) return;
    if (lastOpen.current !== undefined) {
      if (document.activeElement === document.body) frame.current?.querySelector('button')?.focus();
      focusPage();
    }
    lastOpen.current = open;
  }, [frame, lastOpen, open, isPending]);
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
  if (shown.length === 0) return null;
  return (
    <div ref={frame}>
      <Stack>
        {shown.map((choice) => (
          <ChoiceCard
            key={keyOf(choice)}
            choice={choice}
            isPending={isPending}
            onChoose={(item) => void choose.run(item)}
          />
        ))}
      </Stack>
    </div>
  );
}
