import { Text } from '@karvon/ui/Text';
import { TaskForm } from './TaskForm';
import { verifyCode } from './queries';
import { ApiError } from '@karvon/api/errors';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../shared/format/phone';
import { formatClock } from '../../shared/format/clock';
import { NativeButton } from '../../shared/native/NativeButton';
import { NativeCodeField } from '../../shared/native/NativeCodeField';
import { keepRest, requestCode } from './enter';
import { Failure } from './Failure';
import { signInFlow, useFlow, type Flow, type Purpose } from './flow';
import { ReturnReason } from './ReturnReason';
import { formLevelFailure, rejectionOf } from './rejections';
import { useAction } from './use-action';
import { useRejectionText } from './use-rejection-text';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';

export interface CodeStepProps {
  purpose: Purpose;
  title: string;
  change: ReactNode;
  onVerified: (ticket: NonNullable<Flow['ticket']>) => Promise<void>;
}

const rest = new ApiError({ kind: 'too_many', code: 'code_rest' });

export function CodeStep({ purpose, title, change, onVerified }: CodeStepProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { phone, sent, codeRest } = useFlow();
  const rejectionText = useRejectionText();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const verify = useAction(async (digits: string) => {
    try {
      await onVerified(await ticketFor(phone, purpose, digits));
    } catch (error) {
      keepRest(error);
      // Clears a rejected code. After a network error the button sends the same code again.
      if (rejectionOf(error, 'code') !== undefined) setCode('');
      input.current?.focus();
      throw error;
    }
  });
  const resend = useAction(async () => {
    await requestCode(phone, purpose);
    setCode('');
    verify.forget();
    input.current?.focus();
  });
  const resendLeft = useSecondsLeft(sent?.resendAt);
  const restLeft = useSecondsLeft(codeRest);
  const verifyLeft = useSecondsLeft(verify.until);
  const againLeft = useSecondsLeft(resend.until);
  const isHeld = restLeft > 0 || verifyLeft > 0;
  const isResendHeld = restLeft > 0 || resendLeft > 0 || againLeft > 0;

  // Outside system: the browser's focus, so that the on-screen keyboard is open when the SMS arrives.
  useEffect(() => input.current?.focus(), []);

  return (
    <TaskForm
      title={title}
      lead={
        <>
          {t('code.sent')} <Text isNumeric>{formatPhone(phone)}</Text>. {change}
        </>
      }
      onSubmit={() => {
        setTried(true);
        if (isHeld) return;
        if (code.length === 6) verify.run(code);
        else input.current?.focus();
      }}
    >
      {restLeft === 0 && <ReturnReason />}
      <NativeCodeField
        ref={input}
        label={t('code.label')}
        value={code}
        isReadOnly={verify.isPending || isHeld}
        onChange={(value) => {
          setCode(value);
          setTried(false);
          verify.forget();
        }}
        onComplete={(digits) => verify.run(digits)}
        errorMessage={rejectionText(
          isTried && code.length < 6 && verify.failure === undefined
            ? { field: 'code', code: 'code_short' }
            : rejectionOf(verify.failure, 'code'),
        )}
      />
      {restLeft > 0 ? (
        <Failure failure={rest} until={codeRest} />
      ) : (
        <Failure failure={formLevelFailure(verify.failure, ['code'])} until={verify.until} />
      )}
      <NativeButton
        variant="primary"
        type="submit"
        isPending={verify.isPending}
        isDisabled={isHeld}
      >
        {t('code.submit')}
      </NativeButton>
      <Failure failure={restLeft > 0 ? undefined : resend.failure} until={resend.until} />
      <NativeButton isPending={resend.isPending} isDisabled={isResendHeld} onPress={resend.run}>
        {resendLeft > 0 && restLeft === 0
          ? t('code.resendIn', { time: formatClock(resendLeft) })
          : t('code.resend')}
      </NativeButton>
    </TaskForm>
  );
}

/** Verifies the code, or reuses a ticket whose use failed. */
async function ticketFor(phone: string, purpose: Purpose, code: string) {
  const kept = signInFlow.read().ticket;
  if (kept?.purpose === purpose) return kept;
  const { invitation: invitation_token, fullName } = signInFlow.read();
  const verified = await verifyCode({ phone, purpose, code, invitation_token });
  const { ticket: value, registered, invitation } = verified;
  const invitedBy = invitation?.can_accept === true ? invitation.company_name : undefined;
  const isBusy = invitation?.can_accept === false;
  const ticket = { value, purpose, registered, invitedBy, isBusy };
  signInFlow.set({
    ticket,
    returnReason: undefined,
    fullName: fullName === '' && invitation !== undefined ? invitation.full_name : fullName,
  });
  return ticket;
}
