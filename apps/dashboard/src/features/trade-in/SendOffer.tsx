import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSubmitKey } from '../../shared/keys/page-keys';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsOpen } from './ClosedBid';
import { closedText } from './closed-text';
import { type Bid, sendLabel } from './use-bid';

export function SendOffer({ bid }: { bid: Bid }) {
  const { t } = useTranslation('trade-in');
  const isOpen = useIsOpen(bid.car);
  const member = useMember().may('offers.send');
  const reason = isOpen ? member.reason : t(closedText(bid.car));
  const send = () => void bid.send();
  useSubmitKey(() => {
    if (reason === undefined) send();
  });
  return (
    <ReasonedButton
      variant="primary"
      icon={Send}
      reason={reason}
      isPending={bid.isPending}
      onPress={send}
    >
      {t(sendLabel(bid))}
    </ReasonedButton>
  );
}
