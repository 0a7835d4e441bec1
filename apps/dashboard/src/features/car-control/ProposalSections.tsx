import { SectionNav } from '@karvon/ui/SectionNav';
import { useState } from 'react';
import { useFormState, useWatch, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { needsPhoto } from './proposal-values';
import type { ProposalValues } from './proposal-fields';

const sections = {
  brand: ['brand'],
  model: ['car_model', 'model_name', 'year_from', 'year_to'],
  generation: ['generation', 'generation_name', 'year_start', 'year_stop', 'photo'],
  specs: ['horse_power', 'volume_litres', 'fuel_type', 'transmission', 'drive', 'body_type'],
  position: ['position_ru', 'position_uz'],
} as const satisfies Record<string, readonly (keyof ProposalValues)[]>;

type Section = keyof typeof sections;

/** What a section asks for now: of new things their names and years, of the catalogue's the choice. */
function askedOf(section: Section, values: ProposalValues): readonly (keyof ProposalValues)[] {
  if (section === 'model' && values.model_kind === 'catalog') return ['car_model'];
  if (section === 'model') return ['model_name', 'year_from', 'year_to'];
  if (section === 'generation' && values.generation_kind === 'catalog')
    return needsPhoto(values) === true ? ['generation', 'photo'] : ['generation'];
  if (section === 'generation') return ['generation_name', 'year_start', 'year_stop', 'photo'];
  return sections[section];
}

/** The sections beside the form: which are filled, which have errors. */
export function ProposalSections() {
  const { t } = useTranslation('car-control');
  const { control } = useFormContext<ProposalValues>();
  const values = useWatch({ control, compute: (all: ProposalValues) => all });
  const { errors } = useFormState({ control });
  const [current, setCurrent] = useState<string>('brand');
  const stateOf = (section: Section) => {
    if (sections[section].some((name) => errors[name] !== undefined)) return 'error';
    const isFilled = askedOf(section, values).every(
      (name) => values[name] !== null && values[name] !== '',
    );
    return isFilled ? 'done' : 'empty';
  };
  return (
    <SectionNav
      aria-label={t('sectionsLabel')}
      currentId={current}
      onSelect={(id) => {
        setCurrent(id);
        document.getElementById(id)?.scrollIntoView({ block: 'start' });
      }}
      stateLabels={{ done: t('states.done'), error: t('states.error'), empty: t('states.empty') }}
      items={(['brand', 'model', 'generation', 'specs', 'position'] as const).map((id) => ({
        id,
        label: t(`section.${id}`),
        state: stateOf(id),
      }))}
    />
  );
}
