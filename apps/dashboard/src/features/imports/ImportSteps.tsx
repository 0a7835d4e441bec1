import { SectionNav } from '@karvon/ui/SectionNav';
import { useTranslation } from 'react-i18next';

const steps = ['file', 'columns', 'check', 'result'] as const;
export type Step = (typeof steps)[number];

export function ImportSteps({ step }: { step: Step }) {
  const { t } = useTranslation('imports');
  const current = steps.indexOf(step);
  return (
    <SectionNav
      isOrdered
      aria-label={t('stepsLabel')}
      currentId={step}
      stateLabels={{ done: t('stepDone') }}
      items={steps.map((name, index) => ({
        id: name,
        label: t(`steps.${name}`),
        state: index < current ? 'done' : 'empty',
      }))}
    />
  );
}
