import type { TradeInAuto } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { CalendarCheck, CarFront, Pencil, Phone, Repeat2, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shared/feedback/Confirm';
import { formatPhone } from '../../shared/format/phone';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { tradeInCalls, tradeInQueries } from './queries';

export function OfferActions({ car, onEdit }: { car: TradeInAuto; onEdit: () => void }) {
  const { t } = useTranslation('trade-in');
  const isPhone = useIsPhone();
  const { reason } = useMember().may('offers.send');
  const { allowed_actions: actions } = car;
  if (car.status === 'won') return <WonActions car={car} />;
  return (
    <Inline>
      {!isPhone && actions.includes('change') && (
        <ReasonedButton variant="primary" icon={Pencil} reason={reason} onPress={onEdit}>
          {t('change')}
        </ReasonedButton>
      )}
      {!isPhone && actions.includes('offer') && (
        <ReasonedButton variant="primary" icon={Send} reason={reason} onPress={onEdit}>
          {t(car.my_offer?.status === 'declined' ? 'newOffer' : 'again')}
        </ReasonedButton>
      )}
      {actions.includes('withdraw') && <Withdraw car={car} />}
    </Inline>
  );
}

function WonActions({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const { id, phone, allowed_actions: actions, application_id: application, auto_id: auto } = car;
  const style = { isFullWidth: true } as const;
  return (
    <>
      {phone !== undefined && (
        <Button {...style} variant="primary" icon={Phone} href={`tel:${phone}`}>
          {`${t('call')} ${formatPhone(phone)}`}
        </Button>
      )}
      {actions.includes('schedule') && (
        <Button {...style} icon={CalendarCheck} href={paths.tradeIn.inspect(id)}>
          {t('inspect')}
        </Button>
      )}
      {application !== undefined && (
        <Button {...style} icon={Repeat2} href={paths.tradeIn.application(application)}>
          {t('toApplication')}
        </Button>
      )}
      {actions.includes('list') && (
        <Button {...style} icon={CarFront} href={paths.tradeIn.list(id)}>
          {t('makeListing')}
        </Button>
      )}
      {auto !== undefined && (
        <Button {...style} icon={CarFront} href={paths.autos.view(auto)}>
          {t('toListing')}
        </Button>
      )}
    </>
  );
}

function Withdraw({ car: { my_offer: mine } }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const [isAsked, setAsked] = useState(false);
  const { reason } = useMember().may('offers.send');
  const withdraw = useAction(tradeInCalls.update, {
    success: () => ({ title: t('toast.withdrawn') }),
    invalidates: tradeInQueries.all,
    idOf: ({ offer }) => offer.id,
  });
  if (mine === undefined) return null;
  return (
    <>
      <ReasonedButton icon={Undo2} reason={reason} onPress={() => setAsked(true)}>
        {t('withdraw')}
      </ReasonedButton>
      <Confirm
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        tone="danger"
        title={t('withdrawAsk')}
        confirmLabel={t('withdraw')}
        onConfirm={async () => {
          await withdraw.run({ offer: mine, body: { status: 'withdrawn' } });
          setAsked(false);
        }}
      >
        {t('withdrawText')}
      </Confirm>
    </>
  );
}
