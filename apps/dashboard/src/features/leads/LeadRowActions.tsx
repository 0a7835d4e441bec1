import type { Lead } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { IconButton } from '@karvon/ui/IconButton';
import { CarFront, CircleDot, MessageCircle, Phone, Repeat2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../shared/i18n/use-text';
import { paths } from '../../shared/paths';
import { RowMenu, type RowMenuItems } from '../../shared/resource/actions/RowMenu';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone, useScreen } from '../../shared/table/use-screen';
import { attemptItems } from './attempt-items';
import { buyerName, isDeleted } from './lead-labels';
import { useLeadActions } from './LeadActionsProvider';
import type { LeadActions } from './use-lead-actions';

/** On a phone, a cell of the card has the buttons instead of the last cell of the row. */
export function LeadRowActions({ row: lead, isCard = false }: { row: Lead; isCard?: boolean }) {
  const { t } = useTranslation('leads');
  const text = useText();
  const isPhone = useIsPhone();
  const isLarge = useScreen('(min-width: 1600px)');
  const actions = useLeadActions();
  const { reason } = useMember().mayWorkOn(lead.responsible?.id);
  const { phone, room_id: room, status } = lead;
  const name = buyerName(lead, text);
  const contacted = status === 'new' && (
    <ReasonedButton
      size={isCard ? 'md' : 'sm'}
      reason={reason}
      aria-label={t('contactedName', { name })}
      onPress={() => actions.contacted(lead)}
    >
      {t(isLarge ? 'contacted' : 'contactedShort')}
    </ReasonedButton>
  );
  if (isCard)
    return (
      <Box display="flex" gap={2}>
        <Box flexGrow="true">
          <ReachButton lead={lead} />
        </Box>
        {contacted}
      </Box>
    );
  if (isPhone) return null;
  return (
    <>
      {(phone !== undefined || room !== undefined) && (
        <IconButton
          variant="soft"
          size="sm"
          icon={phone === undefined ? MessageCircle : Phone}
          aria-label={phone === undefined ? t('toChatOf', { name }) : t('callTo', { name })}
          href={phone === undefined ? paths.chat(room) : `tel:${phone}`}
        />
      )}
      {contacted}
      <RowMenu
        label={t('menu', { name })}
        reason={reason}
        items={() => menuItems(lead, actions, t)}
      />
    </>
  );
}

function ReachButton({ lead: { phone, room_id: room } }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  if (phone === undefined && room === undefined) return null;
  return (
    <Button
      isFullWidth
      variant="soft"
      icon={phone === undefined ? MessageCircle : Phone}
      href={phone === undefined ? paths.chat(room) : `tel:${phone}`}
    >
      {phone === undefined ? t('toChat') : t('call')}
    </Button>
  );
}

type Translate = ReturnType<typeof useTranslation<'leads'>>['t'];

function menuItems(lead: Lead, { mark, attempt }: LeadActions, t: Translate): RowMenuItems {
  const { id, room_id: room, car, status } = lead;
  return [
    room !== undefined && {
      id: 'chat',
      label: t('toChat'),
      icon: MessageCircle,
      href: paths.chat(room),
    },
    car !== undefined &&
      !isDeleted(car) && {
        id: 'car',
        label: t('toCar'),
        icon: CarFront,
        href: paths.autos.view(car.id),
      },
    { id: 'trade_in', label: t('toTradeIn'), icon: Repeat2, href: paths.tradeIn.applyLead(id) },
    ...attemptItems(lead, attempt, t),
    status === 'contacted' && {
      id: 'again',
      label: t('again'),
      icon: CircleDot,
      asks: true,
      onAction: () => void mark.run({ ids: [id], status: 'new' }),
    },
  ];
}
