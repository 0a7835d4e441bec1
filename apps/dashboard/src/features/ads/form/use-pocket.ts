import type { Pocket } from '@karvon/api/main';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CampaignValues } from './campaign-values';

/** The chosen package, and what takes it off: a change by hand of what it sets makes the campaign one's own. */
export function usePocket(pockets: readonly Pocket[]) {
  const { control, setValue } = useFormContext<CampaignValues>();
  const chosen = useWatch({ control, name: 'pocket' });
  return {
    pocket: pockets.find(({ id }) => id === chosen),
    leave: () => {
      if (chosen !== null) setValue('pocket', null, { shouldDirty: true, shouldValidate: true });
    },
  };
}
