import type { Lead } from '@karvon/api/main';
import { ActionBar } from '@karvon/ui/ActionBar';
import { Button } from '@karvon/ui/Button';
import { Menu } from '@karvon/ui/Menu';
import { Check, ChevronUp, UserRound, UserX } from 'lucide-react';
import { useText } from '../../shared/i18n/use-text';
import type { BulkProps } from '../../shared/resource/list/define-list';
import { useMember } from '../../shared/session/member';
import { ReasonedButton, useActionReason } from '../../shared/session/Reasoned';
import { useLeadActions } from './LeadActionsProvider';
import { usePeople } from './use-people';

const most = 100;

export function LeadBulk({ rows, onSelect }: BulkProps<Lead>) {
  const t = useText();
  const { all } = usePeople();
  const { mark, assign } = useLeadActions();
  const { mayWorkOn } = useMember();
  const [refused] = rows.map((row) => mayWorkOn(row.responsible?.id)).filter(({ ok }) => !ok);
  const reason = useActionReason(refused?.reason);
  if (rows.length === 0) return null;
  const leads = rows.slice(0, most);
  // A contact covers all leads of the buyer. Undo restores only the new ones.
  const waiting = [
    ...new Set(
      rows
        .filter(({ status }) => status === 'new')
        .flatMap(({ id, buyer }) => [id, ...buyer.new_lead_ids]),
    ),
  ].slice(0, most);
  // Failed leads, and those beyond the limit of one request, stay selected.
  const settle =
    (left: readonly Lead[]) =>
    ({ status }: { status: 'done' | 'failed' }) => {
      if (status === 'done') onSelect(left.map(({ id }) => id));
    };
  const give = (to: { id: number; full_name: string } | null) =>
    assign.run({ leads, responsible: to }).then(settle(rows.slice(most)));
  const contact = () => {
    const left = rows.filter(({ id, status }) => status === 'new' && !waiting.includes(id));
    return mark.run({ ids: waiting, status: 'contacted' }).then(settle(left));
  };
  return (
    <ActionBar
      variant="selection"
      aria-label={t('common:bulk.label')}
      message={t('common:bulk.selected', { count: rows.length })}
      closeLabel={t('common:bulk.clear')}
      onClose={() => onSelect([])}
    >
      {waiting.length > 0 && (
        <ReasonedButton variant="ghost" size="sm" icon={Check} reason={reason} onPress={contact}>
          {t('leads:contacted')}
        </ReasonedButton>
      )}
      <Menu
        placement="top start"
        aria-label={t('leads:responsible')}
        trigger={
          <Button
            variant="ghost"
            size="sm"
            icon={UserRound}
            iconEnd={ChevronUp}
            disabledReason={reason}
          >
            {t('leads:responsible')}
          </Button>
        }
        items={() => [
          ...all.map((member) => ({
            id: String(member.id),
            label: member.full_name,
            icon: UserRound,
            onAction: () => give(member),
          })),
          { id: 'nobody', label: t('leads:nobody'), icon: UserX, onAction: () => give(null) },
        ]}
      />
    </ActionBar>
  );
}
