import { Button } from '@karvon/ui/Button';
import { CodeField } from '@karvon/ui/CodeField';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import type { PaymentProvider } from '@karvon/api/main';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../shared/format/clock';
import { formatPhone } from '../../shared/format/phone';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { sendCode } from './payme-client';
import { useCardErrorText } from './use-card-error-text';

export interface CodeSent {
  token: string;
  phone: string;
  /** Time in milliseconds until which no other code is sent. */
  until: number;
}

export async function askForCode(provider: PaymentProvider, token: string): Promise<CodeSent> {
  const { phone, wait } = await sendCode(provider, token);
  return { token, phone, until: Date.now() + wait };
}

export interface CodeStepProps {
  provider: PaymentProvider;
  sent: CodeSent;
  onSentAgain: (sent: CodeSent) => void;
  onCode: (digits: string) => Promise<void>;
}

export function CodeStep({ provider, sent, onSentAgain, onCode }: CodeStepProps) {
  const { t } = useTranslation('money');
  const errorText = useCardErrorText();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const seconds = useSecondsLeft(sent.until);

  const verify = async (digits: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setWrong(undefined);
    try {
      await onCode(digits);
    } catch (error) {
      setWrong(errorText(error));
      setCode('');
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  const again = async () => {
    setWrong(undefined);
    try {
      onSentAgain(await askForCode(provider, sent.token));
    } catch (error) {
      setWrong(errorText(error));
    }
  };

  return (
    <Stack gap={3}>
      <Text>{t('codeSent', { phone: formatPhone(sent.phone) })}</Text>
      <CodeField
        label={t('addCard.code')}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          if (digits !== '') setWrong(undefined);
        }}
        onComplete={(digits) => void verify(digits)}
        errorMessage={wrong ?? null}
        autoFocus
      />
      <Inline gap={2}>
        <ReasonedButton
          variant="primary"
          isPending={isPending}
          isDisabled={code.length < 6}
          onPress={() => void verify(code)}
        >
          {t('addCard.confirm')}
        </ReasonedButton>
        <Button variant="ghost" isDisabled={seconds > 0} onPress={() => void again()}>
          {seconds > 0 ? t('resendIn', { time: formatClock(seconds) }) : t('resend')}
        </Button>
      </Inline>
    </Stack>
  );
}
