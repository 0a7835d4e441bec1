import type { Lead } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Check, PhoneOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WorkActions } from './use-work-actions';

/** How a call ended, with one press: three buttons. */
export function CallOutcome({
  lead,
  actions: { contacted, attempt },
  onChosen,
}: {
  lead: Lead;
  actions: WorkActions;
  onChosen: () => void;
}) {
  const { t } = useTranslation('work-panel');
  const { id } = lead;
  const isPending = attempt.isPending(id);
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={Check}
        onPress={() => {
          onChosen();
          void contacted.run(lead);
        }}
      >
        {t('leads.contacted')}
      </Button>
      <Button
        size="sm"
        icon={PhoneOff}
        isPending={isPending}
        onPress={() => {
          onChosen();
          void attempt.run({ id, attempt: 'no_answer' });
        }}
      >
        {t('leads.noAnswer')}
      </Button>
      <Button
        size="sm"
        isPending={isPending}
        onPress={() => {
          onChosen();
          void attempt.run({ id, attempt: 'wrong_number' });
        }}
      >
        {t('leads.wrongNumber')}
      </Button>
    </>
  );
}
