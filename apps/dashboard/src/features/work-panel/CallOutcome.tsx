import type { Lead } from '@karvon/api/main';
import { Check, PhoneOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import type { WorkActions } from './use-work-actions';

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
  const { id, responsible } = lead;
  const { reason } = useMember().mayWorkOn(responsible?.id);
  const isPending = attempt.isPending(id);
  return (
    <>
      <ReasonedButton
        reason={reason}
        size="sm"
        variant="primary"
        icon={Check}
        onPress={() => {
          onChosen();
          void contacted.run(lead);
        }}
      >
        {t('leads.contacted')}
      </ReasonedButton>
      <ReasonedButton
        reason={reason}
        size="sm"
        icon={PhoneOff}
        isPending={isPending}
        onPress={() => {
          onChosen();
          void attempt.run({ id, attempt: 'no_answer' });
        }}
      >
        {t('leads.noAnswer')}
      </ReasonedButton>
      <ReasonedButton
        reason={reason}
        size="sm"
        isPending={isPending}
        onPress={() => {
          onChosen();
          void attempt.run({ id, attempt: 'wrong_number' });
        }}
      >
        {t('leads.wrongNumber')}
      </ReasonedButton>
    </>
  );
}
