import type { WorkPanel } from '@karvon/api/main';
import { Checkbox } from '@karvon/ui/Checkbox';
import { Inline } from '@karvon/ui/Inline';
import { useTranslation } from 'react-i18next';
import { ReferenceSelect } from '../../shared/resource/filters/FilterSelect';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { salonFilter, workFilters } from './queries';

/** Whose work is shown; nothing to choose with one showroom. */
export function PanelFilters({ counts }: Pick<WorkPanel, 'counts'>) {
  const { t } = useTranslation('work-panel');
  const { state, change } = useListState(workFilters);
  const isNarrowed = state.avtosalon !== undefined || state.mine === true;
  if (counts.avtosalons < 2 && !isNarrowed) return null;
  return (
    <Inline gap={4}>
      <ReferenceSelect
        name="avtosalon"
        filter={salonFilter}
        state={state}
        change={change}
        isReady
        isInBar
      />
      <Checkbox
        isSelected={state.mine === true}
        onChange={(isOn) => change({ mine: isOn ? true : undefined })}
      >
        {t('mine')}
      </Checkbox>
    </Inline>
  );
}
