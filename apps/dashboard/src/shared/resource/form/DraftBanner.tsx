import type { FieldValues } from 'react-hook-form';
import type { DraftOffer } from '../../form/draft';
import { DraftOffers } from '../../form/DraftOffers';
import { fieldsOf, valueAt } from './field-values';
import type { Entity } from './form-definition';
import { useFieldText } from './use-field-text';
import type { ResourceForm } from './resource-form';

const shown = 3;

export function DraftBanner<Of extends Entity, Values extends FieldValues, Intent extends string>({
  form,
}: {
  form: ResourceForm<Of, Values, Intent>;
}) {
  const textOf = useFieldText(form);
  const { fields } = form.definition;
  const typed = ({ values }: DraftOffer<Values>) =>
    fieldsOf(fields)
      .filter(({ name }) => {
        const value = valueAt(values, name);
        const isTyped = JSON.stringify(value) !== JSON.stringify(valueAt(form.initial, name));
        // «Да» alone identifies no draft.
        return isTyped && typeof value !== 'boolean';
      })
      .flatMap(({ name }) => textOf(name, values).text || [])
      .slice(0, shown)
      .map((text) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text))
      .join(' · ');
  return (
    <DraftOffers
      draft={form.draft}
      describe={(offer) => form.describe?.(offer.values) ?? typed(offer)}
      isOlder={form.isOlder}
      onRestore={form.draft.restore}
    />
  );
}
