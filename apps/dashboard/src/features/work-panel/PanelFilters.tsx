import type { WorkPanel } from '@karvon/api/main';
import { Checkbox } from '@karvon/ui/Checkbox';
import { Inline } from '@karvon/ui/Inline';
import { useTranslation } from 'react-i18next';
import { ReferenceSelect } from '../../shared/resource/filters/FilterSelect';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { useMember } from '../../shared/session/member';
import { salonFilter, workFilters } from './queries';

/** Whose work is shown: of which showroom, where there are several, and whether that of colleagues too, where they may see it. */
export function PanelFilters({ counts }: Pick<WorkPanel, 'counts'>) {
  const { t } = useTranslation('work-panel');
  const { state, change } = useListState(workFilters);
  const { figuresOf } = useMember();
  const hasSalons = counts.avtosalons > 1 || state.avtosalon !== undefined;
  const hasOthers = figuresOf === undefined || state.mine === true;
  if (!hasSalons && !hasOthers) return null;
  return (
    <Inline gap={4}>
      {hasSalons && (
        <ReferenceSelect
          name="avtosalon"
          filter={salonFilter}
          state={state}
          change={change}
          isReady
          isInBar
        />
      )}
      {hasOthers && (
        <Checkbox
          isSelected={state.mine === true}
          onChange={(isOn) => change({ mine: isOn ? true : undefined })}
        >
          {t('mine')}
        </Checkbox>
      )}
    </Inline>
  );
}
