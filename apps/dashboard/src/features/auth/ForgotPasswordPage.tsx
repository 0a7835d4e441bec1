import { TaskForm } from '@karvon/ui/TaskForm';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import { NativeButton } from '../../shared/native/NativeButton';
import { NativePhoneField } from '../../shared/native/NativePhoneField';
import { paths } from '../../shared/paths';
import { CodeStep } from './CodeStep';
import { requestCode, useNext } from './enter';
import { Failure } from './Failure';
import { isWholePhone, signInFlow, useFlow } from './flow';
import { NewPasswordStep } from './NewPasswordStep';
import { Notice } from './Notice';
import { homelessFailure, refusalOf } from './refusals';
import { useDeed } from './use-deed';
import { useRefusalWords } from './use-refusal-words';
import { useSecondsLeft } from './use-seconds-left';

/** Number, code, new password: one after the other on one page. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const { sent, ticket } = useFlow();
  if (ticket?.purpose === 'reset' && ticket.registered) {
    return <NewPasswordStep ticket={ticket.value} />;
  }
  if (sent?.purpose !== 'reset') return <PhoneStep />;
  return (
    <CodeStep
      purpose="reset"
      title={t('forgot.title')}
      change={
        <button
          type="button"
          className={native.link}
          onClick={() => signInFlow.set({ sent: undefined, notice: undefined })}
        >
          {t('phone.change')}
        </button>
      }
      onVerified={async ({ registered }) => {
        if (!registered) {
          signInFlow.set({ ticket: undefined, sent: undefined, notice: 'not_registered' });
        }
      }}
    />
  );
}

function PhoneStep() {
  const { t } = useTranslation(['auth', 'common']);
  const { phone } = useFlow();
  const next = useNext();
  const words = useRefusalWords();
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const send = useDeed(() => requestCode(phone, 'reset'));
  const isHeld = useSecondsLeft(send.until) > 0;
  const isWrong = isTried && !isWholePhone(phone);
  return (
    <TaskForm
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      after={
        <Link className={native.link} to={paths.login(next)}>
          {t('forgot.back')}
        </Link>
      }
      onSubmit={() => {
        setTried(true);
        if (isWholePhone(phone)) send.run();
        else input.current?.focus();
      }}
    >
      <Notice />
      <NativePhoneField
        ref={input}
        label={t('phone.label')}
        value={phone}
        onChange={(value) => {
          setTried(false);
          send.forget();
          signInFlow.setPhone(value);
        }}
        errorMessage={words(
          isWrong ? { field: 'phone', code: 'invalid_phone' } : refusalOf(send.failure, 'phone'),
        )}
      />
      <Failure failure={homelessFailure(send.failure, ['phone'])} until={send.until} />
      <NativeButton variant="primary" type="submit" isPending={send.isPending} isDisabled={isHeld}>
        {t('forgot.send')}
      </NativeButton>
    </TaskForm>
  );
}
