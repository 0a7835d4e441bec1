import { useTranslation } from 'react-i18next';
import { threeWay, type Side } from '../../shared/form/conflict';
import { ConflictDialog } from '../../shared/form/ConflictDialog';
import { differences, type ProfileValues } from './profile-values';

export interface ProfileConflictProps {
  mine: ProfileValues;
  /** What the form was filled from. */
  before: ProfileValues;
  theirs: ProfileValues;
  /** The choices; undefined goes back to the form. */
  onResolve: (choices: ReadonlyMap<keyof ProfileValues, Side> | undefined) => void;
}

/** The profile was changed elsewhere while it was changed here. */
export function ProfileConflict({ mine, before, theirs, onResolve }: ProfileConflictProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <ConflictDialog
      differences={threeWay(differences, before, mine, theirs)}
      label={(field) => t(`fields.${field}`)}
      value={(field, side) => ({
        text: (side === 'mine' ? mine : theirs)[field] || t('common:notSet'),
      })}
      onResolve={onResolve}
    />
  );
}
