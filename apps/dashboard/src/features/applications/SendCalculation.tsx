import type { Application } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Copy, MessageCircle, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/feedback/copy-text';
import { useIsPhone } from '../../shared/table/use-screen';
import { calculationText, languageOf } from './calculation';
import { useCalculation } from './use-calculation';

export const hasCalculation = ({ price, market_price }: Application): boolean =>
  (price ?? market_price) !== undefined;

export function SendCalculation({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const isPhone = useIsPhone();
  const calculation = useCalculation();
  if (!hasCalculation(application)) return null;
  if (calculation.canSend(application))
    return (
      <Button
        isFullWidth={isPhone}
        icon={isPhone ? undefined : MessageCircle}
        onPress={() => void calculation.send(application)}
      >
        {t(isPhone ? 'calcButton' : 'sendCalc')}
      </Button>
    );
  if (!isPhone) return <CopyCalculation application={application} />;
  const text = calculationText(application, languageOf(application)) ?? '';
  return (
    <Button
      isFullWidth
      icon={MessageSquareText}
      href={`sms:${application.phone}?body=${encodeURIComponent(text)}`}
    >
      {t('smsCalc')}
    </Button>
  );
}

export function CopyCalculation({
  application,
  size,
}: {
  application: Application;
  size?: 'sm' | 'md';
}) {
  const { t } = useTranslation('applications');
  return (
    <Button
      size={size}
      icon={Copy}
      onPress={() => {
        const text = calculationText(application, languageOf(application));
        if (text !== undefined) void copyText(text, t('calcCopied'));
      }}
    >
      {t('copyCalc')}
    </Button>
  );
}
