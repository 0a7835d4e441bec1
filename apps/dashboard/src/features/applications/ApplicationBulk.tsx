import type { Application } from '@karvon/api/main';
import { ActionBar } from '@karvon/ui/ActionBar';
import { Button } from '@karvon/ui/Button';
import { Menu } from '@karvon/ui/Menu';
import { ChevronUp, UserRound, UserX } from 'lucide-react';
import { useText } from '../../shared/i18n/use-text';
import type { BulkProps } from '../../shared/resource/list/define-list';
import { useMember } from '../../shared/session/member';
import { useActionReason } from '../../shared/session/Reasoned';
import { useApplicationActions } from './use-application-actions';
import { usePeople } from './use-people';

const most = 100;

export function ApplicationBulk({ rows, onSelect }: BulkProps<Application>) {
  const t = useText();
  const people = usePeople();
  const { assign } = useApplicationActions();
  const { mayWorkOn } = useMember();
  const [refused] = rows.map((row) => mayWorkOn(row.responsible?.id)).filter(({ ok }) => !ok);
  const reason = useActionReason(refused?.reason);
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id).slice(0, most);
  const give = async (responsible: number | null, name: string | undefined) => {
    const outcome = await assign.run({ ids, responsible, name });
    if (outcome.status !== 'done') return;
    const { results } = outcome.result;
    onSelect(results.flatMap(({ id, ok }) => (ok ? [] : [id])));
  };
  return (
    <ActionBar
      variant="selection"
      aria-label={t('common:bulk.label')}
      message={t('common:bulk.selected', { count: rows.length })}
      closeLabel={t('common:bulk.clear')}
      onClose={() => onSelect([])}
    >
      <Menu
        placement="top start"
        aria-label={t('applications:responsible')}
        trigger={
          <Button
            variant="ghost"
            size="sm"
            icon={UserRound}
            iconEnd={ChevronUp}
            disabledReason={reason}
          >
            {t('applications:responsible')}
          </Button>
        }
        items={() => [
          ...people.map(({ value, label }) => ({
            id: String(value),
            label,
            icon: UserRound,
            onAction: () => void give(value, label),
          })),
          {
            id: 'nobody',
            label: t('applications:nobody'),
            icon: UserX,
            onAction: () => void give(null, undefined),
          },
        ]}
      />
    </ActionBar>
  );
}
