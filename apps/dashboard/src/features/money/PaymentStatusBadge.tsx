import type { PaymentStatus } from '@karvon/api/main';
import { StatusBadge, type StatusStyle } from '@karvon/ui/StatusBadge';
import { CircleCheck, CircleX, Clock3, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const styles: Readonly<Record<PaymentStatus, StatusStyle>> = {
  pending: { tone: 'warn', icon: Clock3 },
  paid: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: CircleX },
  refunding: { tone: 'warn', icon: Undo2 },
  refunded: { tone: 'success', icon: CircleCheck },
};

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('money');
  return <StatusBadge {...styles[status]}>{t(`status.${status}`)}</StatusBadge>;
}
