import type { WorkPanel } from '@karvon/api/main';
import { Checkbox } from '@karvon/ui/Checkbox';
import { Inline } from '@karvon/ui/Inline';
import { useTranslation } from 'react-i18next';
import { AllFilters } from '../../shared/resource/filters/AllFilters';
import { ReferenceSelect } from '../../shared/resource/filters/FilterSelect';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { useMember } from '../../shared/session/member';
import { useIsPhone } from '../../shared/table/use-screen';
import { mineFilter, salonFilter, workFilters } from './queries';

export function PanelFilters({ counts }: Pick<WorkPanel, 'counts'>) {
  const { t } = useTranslation('work-panel');
  const controls = useListState(workFilters);
  const { state, change } = controls;
  const { figuresOf } = useMember();
  const isPhone = useIsPhone();
  const hasSalons = counts.avtosalons > 1 || state.avtosalon !== undefined;
  const hasOthers = figuresOf === undefined || state.mine === true;
  if (!hasSalons && !hasOthers) return null;
  if (isPhone)
    return (
      <AllFilters
        definition={{
          ...(hasSalons && { avtosalon: salonFilter }),
          ...(hasOthers && { mine: mineFilter }),
        }}
        controls={controls}
      />
    );
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
