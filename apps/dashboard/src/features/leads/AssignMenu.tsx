import type { Lead } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Button } from '@karvon/ui/Button';
import { IconButton } from '@karvon/ui/IconButton';
import { Menu } from '@karvon/ui/Menu';
import { ChevronDown, UserPlus, UserRound, Users, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../shared/i18n/use-text';
import { paths } from '../../shared/paths';
import { useMember } from '../../shared/session/member';
import { useActionReason } from '../../shared/session/Reasoned';
import { buyerName } from './lead-labels';
import { useLeadActions } from './LeadActionsProvider';
import { usePeople } from './use-people';

export function AssignMenu({ lead, isShort = false }: { lead: Lead; isShort?: boolean }) {
  const { t } = useTranslation('leads');
  const text = useText();
  const { all } = usePeople();
  const { assign } = useLeadActions();
  const { responsible } = lead;
  const reason = useActionReason(useMember().mayWorkOn(responsible?.id).reason);
  const buyer = buyerName(lead, text);
  const hasLeft = responsible?.is_active === false;
  const name = hasLeft ? `${responsible.full_name} (${t('notWorking')})` : responsible?.full_name;
  const give = (to: { id: number; full_name: string } | null) =>
    void assign.run({ leads: [lead], responsible: to });
  return (
    <Menu
      aria-label={`${t('responsible')}: ${buyer}`}
      trigger={
        isShort && responsible === undefined && reason === undefined ? (
          <IconButton
            variant="soft"
            size="sm"
            icon={UserPlus}
            aria-label={`${t('assign')}: ${buyer}`}
            tooltip={t('assign')}
          />
        ) : (
          <Button
            size={isShort ? 'sm' : 'md'}
            variant={isShort ? 'ghost' : 'secondary'}
            disabledReason={reason}
            icon={!isShort && responsible === undefined ? UserPlus : undefined}
            iconEnd={!isShort ? ChevronDown : undefined}
            aria-label={`${name ?? t('assign')}: ${buyer}`}
          >
            {isShort && responsible !== undefined && !hasLeft ? (
              <span title={name}>
                <Avatar isDecorative size="sm" name={responsible.full_name} id={responsible.id} />
              </span>
            ) : hasLeft ? (
              <>
                <s>{isShort ? responsible.full_name.split(' ')[0] : responsible.full_name}</s>
                {!isShort && ` (${t('notWorking')})`}
              </>
            ) : (
              (responsible?.full_name ?? t('assign'))
            )}
          </Button>
        )
      }
      items={() => [
        ...all.map((member) => ({
          id: String(member.id),
          label: member.full_name,
          icon: UserRound,
          isSelected: responsible?.id === member.id,
          onAction: () => give(member),
        })),
        {
          id: 'nobody',
          label: t('nobody'),
          icon: UserX,
          isSelected: responsible === undefined,
          onAction: () => give(null),
        },
        { id: 'employees', label: t('employees'), icon: Users, href: paths.employees.index },
      ]}
    />
  );
}
