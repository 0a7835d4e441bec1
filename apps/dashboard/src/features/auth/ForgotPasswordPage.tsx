import { TaskForm } from './TaskForm';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import { NativeButton } from '../../shared/native/NativeButton';
import { phoneProblem } from '../../shared/form/phone-problem';
import { NativePhoneField } from '../../shared/native/NativePhoneField';
import { paths } from '../../shared/paths';
import { CodeStep } from './CodeStep';
import { requestCode, useNext, enter } from './enter';
import { Failure } from './Failure';
import { isCompletePhone, signInFlow, useFlow } from './flow';
import { ReturnReason } from './ReturnReason';
import { formLevelFailure, rejectionOf, isTicketGone } from './rejections';
import { useAction } from './use-action';
import { useRejectionText } from './use-rejection-text';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';
import { resetPassword } from './queries';
import { focusPassword, NewPasswordFields, passwordProblem } from './NewPasswordFields';

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
          onClick={() => signInFlow.set({ sent: undefined, returnReason: undefined })}
        >
          {t('phone.change')}
        </button>
      }
      onVerified={async ({ registered }) => {
        if (!registered) {
          signInFlow.set({ ticket: undefined, sent: undefined, returnReason: 'not_registered' });
        }
      }}
    />
  );
}

function PhoneStep() {
  const { t } = useTranslation(['auth', 'common']);
  const { phone } = useFlow();
  const next = useNext();
  const rejectionText = useRejectionText();
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const send = useAction(() => requestCode(phone, 'reset'));
  const isHeld = useSecondsLeft(send.until) > 0;
  const problem = isTried ? phoneProblem(phone) : undefined;
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
        if (isCompletePhone(phone)) send.run();
        else input.current?.focus();
      }}
    >
      <ReturnReason />
      <NativePhoneField
        ref={input}
        label={t('phone.label')}
        value={phone}
        onChange={(value) => {
          setTried(false);
          send.forget();
          signInFlow.setPhone(value);
        }}
        errorMessage={rejectionText(
          problem ? { field: 'phone', code: problem } : rejectionOf(send.failure, 'phone'),
        )}
      />
      <Failure failure={formLevelFailure(send.failure, ['phone'])} until={send.until} />
      <NativeButton variant="primary" type="submit" isPending={send.isPending} isDisabled={isHeld}>
        {t('forgot.send')}
      </NativeButton>
    </TaskForm>
  );
}

function NewPasswordStep({ ticket }: { ticket: string }) {
  const { t } = useTranslation('auth');
  const passwordInput = useRef<HTMLInputElement>(null);
  const repeatInput = useRef<HTMLInputElement>(null);
  const [fresh, setFresh] = useState({ password: '', repeat: '' });
  const [isTried, setTried] = useState(false);
  const reset = useAction(async () => {
    try {
      enter(await resetPassword({ ticket, password: fresh.password }));
    } catch (error) {
      if (!isTicketGone(error)) throw error;
      signInFlow.set({ ticket: undefined, sent: undefined, returnReason: 'ticket_expired' });
    }
  });
  const isHeld = useSecondsLeft(reset.until) > 0;
  const problem = passwordProblem(fresh);
  return (
    <TaskForm
      title={t('forgot.newTitle')}
      lead={t('forgot.newLead')}
      onSubmit={() => {
        setTried(true);
        if (problem === undefined) reset.run();
        else focusPassword(problem, passwordInput, repeatInput);
      }}
    >
      <NewPasswordFields
        label={t('password.new')}
        value={fresh}
        onChange={(value) => {
          setFresh(value);
          reset.forget();
        }}
        isTried={isTried}
        rejection={rejectionOf(reset.failure, 'password')}
        passwordRef={passwordInput}
        repeatRef={repeatInput}
      />
      <Failure failure={formLevelFailure(reset.failure, ['password'])} until={reset.until} />
      <NativeButton variant="primary" type="submit" isPending={reset.isPending} isDisabled={isHeld}>
        {t('forgot.submit')}
      </NativeButton>
    </TaskForm>
  );
}
