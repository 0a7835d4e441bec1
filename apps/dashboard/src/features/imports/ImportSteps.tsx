import { SectionNav } from '@karvon/ui/SectionNav';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const steps = ['file', 'columns', 'check', 'result'] as const;
export type Step = (typeof steps)[number];

/** Keeps the keyboard on the page when what had the focus is gone. */
export function focusPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

/** @param step undefined while it is not known */
export function useStepFocus(step: Step | undefined): void {
  const last = useRef<Step>(undefined);
  // Outside system: the browser's focus, which the button of the last step had.
  useEffect(() => {
    if (step === undefined) return;
    if (last.current !== undefined && last.current !== step) focusPage();
    last.current = step;
  }, [step]);
}

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
