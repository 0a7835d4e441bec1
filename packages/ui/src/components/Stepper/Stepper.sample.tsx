import { Stepper } from '@karvon/ui/Stepper';

export function SignUpSteps() {
  return (
    <Stepper aria-label="Шаги" steps={['Телефон', 'Код', 'Салон']} current={1} doneLabel="готово" />
  );
}
