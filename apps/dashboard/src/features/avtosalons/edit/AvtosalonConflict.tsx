import type { Avtosalon, Region } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import { threeWay, type Side } from '../../../shared/form/conflict';
import { ConflictDialog, type ConflictValue } from '../../../shared/form/ConflictDialog';
import { useLanguage } from '../../../shared/i18n/use-language';
import { fromAvtosalon, type AvtosalonFormValues } from '../form/avtosalon-form-values';
import { differences, wordsOf, type ComparedField } from './differences';

export interface AvtosalonConflictProps {
  mine: AvtosalonFormValues;
  /** The showroom that the form was filled from: what equals it was not touched here. */
  before: Avtosalon;
  theirs: Avtosalon;
  regions: readonly Region[];
  /** The choices; undefined goes back to the form. */
  onResolve: (choices: ReadonlyMap<ComparedField, Side> | undefined) => void;
}

/** Somebody else saved the showroom while it was changed here. */
export function AvtosalonConflict(props: AvtosalonConflictProps) {
  const { mine, before, theirs, regions, onResolve } = props;
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const there = fromAvtosalon(theirs);
  const value = (field: ComparedField, side: Side): ConflictValue => {
    const values = side === 'mine' ? mine : there;
    if (field === 'logo' || field === 'facade_photo') {
      const picture = values[field];
      return picture?.state === 'ready'
        ? { text: t(`fields.${field}`), picture: picture.thumbnail }
        : { text: t('common:notSet') };
    }
    if (field === 'status') return { text: t(`status.${values.status}`) };
    return { text: wordsOf(field, values, regions, language) || t('common:notSet') };
  };
  return (
    <ConflictDialog
      differences={threeWay(differences, fromAvtosalon(before), mine, there)}
      label={(field) => t(`fields.${field}`)}
      value={value}
      onResolve={onResolve}
    />
  );
}
