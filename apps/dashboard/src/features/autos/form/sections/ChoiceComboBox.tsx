import { ComboBox } from '@karvon/ui/ComboBox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { NamedBoundField } from '../../../../shared/resource/form/define-form';
import type { AutoFormValues } from '../auto-fields';

export type Choice = AutoFormValues['core_car']['brand'];

/** What is typed, apart from the text of what is chosen. */
export function useTyped(value: Choice): {
  typed: string | null;
  query: string;
  type: (text: string | null) => void;
} {
  const [typed, type] = useState<string | null>(null);
  return { typed, query: typed === null || typed === value?.name ? '' : typed.trim(), type };
}

interface ChoiceComboBoxProps {
  field: NamedBoundField<Choice>;
  items: readonly { id: number; name: string }[] | undefined;
  isLoading: boolean;
  typing: ReturnType<typeof useTyped>;
  onChoose: (choice: Choice) => void;
  /** Where what the catalogue lacks is proposed. */
  proposeHref: string;
  /** Why nothing can be chosen yet. */
  waitsFor?: string | undefined;
}

/** A brand or a model: the server searches, in either script; what it lacks can be proposed. */
export function ChoiceComboBox({
  field,
  items = [],
  isLoading,
  typing,
  onChoose,
  proposeHref,
  waitsFor,
}: ChoiceComboBoxProps) {
  const { t } = useTranslation(['auto-form', 'common']);
  const navigate = useNavigate();
  const { ref, label, isRequired, value, errorMessage, onChange, onBlur } = field;
  const selected = value && { value: value.id, label: value.name };
  return (
    <ComboBox
      ref={ref}
      label={label}
      isRequired={isRequired}
      errorMessage={waitsFor === undefined ? (errorMessage ?? null) : null}
      items={items.map(({ id, name }) => ({ value: id, label: name }))}
      inputValue={typing.typed ?? value?.name ?? ''}
      onInputChange={(text) => typing.type(text === value?.name ? null : text)}
      value={value?.id ?? null}
      selectedItem={selected}
      onChange={(id) => {
        const name = items.find((one) => one.id === id)?.name;
        if (id === null || name === undefined) {
          if (id === null) onChoose(null);
          return;
        }
        typing.type(null);
        onChoose({ id, name });
      }}
      onBlur={() => {
        // What was typed and not chosen is dropped; the chosen texts come back.
        if (typing.typed !== null) onChange(value);
        typing.type(null);
        onBlur();
      }}
      isLoading={isLoading}
      isDisabled={waitsFor !== undefined}
      placeholder={waitsFor ?? t('common:select')}
      emptyText={t('common:nothingFound')}
      loadingText={t('model.searching')}
      openLabel={t('model.openList')}
      action={{
        label: t('model.proposeAction'),
        onAction: () => void navigate(proposeHref),
      }}
    />
  );
}
