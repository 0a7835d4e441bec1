import { TaskForm } from './TaskForm';
import { register } from './queries';
import { isApiError } from '@karvon/api/errors';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { NativeButton } from '../../shared/native/NativeButton';
import { NativeTextField } from '../../shared/native/NativeTextField';
import { paths } from '../../shared/paths';
import { termsVersion } from '../../shared/terms';
import { enter, useNext } from './enter';
import { Failure } from './Failure';
import { signInFlow, useFlow } from './flow';
import { focusPassword, NewPasswordFields, passwordProblem } from './NewPasswordFields';
import { formLevelFailure, isTicketGone, rejectionOf } from './rejections';
import { useAction } from './use-action';
import { useRejectionText } from './use-rejection-text';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';
import { Text } from '@karvon/ui/Text';
import * as native from '../../shared/native/native.css';

export function RegisterPage() {
  const { t } = useTranslation('auth');
  const { fullName, ticket } = useFlow();
  const next = useNext();
  const rejectionText = useRejectionText();
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const repeatInput = useRef<HTMLInputElement>(null);
  const [fresh, setFresh] = useState({ password: '', repeat: '' });
  const [isTried, setTried] = useState(false);
  const open = useAction(async (value: string) => {
    try {
      enter(
        await register({
          ticket: value,
          full_name: fullName.trim(),
          password: fresh.password,
          terms_version: termsVersion,
          accept_invitation: ticket?.invitedBy !== undefined,
        }),
        ticket?.invitedBy === undefined ? undefined : 'joined',
      );
    } catch (error) {
      // Both errors return to the number, which is kept. The page redirects without a ticket.
      if (isTicketGone(error)) {
        signInFlow.set({ ticket: undefined, sent: undefined, returnReason: 'ticket_expired' });
      } else if (isApiError(error, 'conflict') && error.code === 'invitation_expired') {
        signInFlow.set({ ticket: undefined, sent: undefined, returnReason: 'invitation_expired' });
      } else if (isApiError(error, 'conflict')) {
        signInFlow.set({ ticket: undefined, sent: undefined, returnReason: 'already_registered' });
      } else throw error;
    }
  });
  const isHeld = useSecondsLeft(open.until) > 0;

  // Outside system: the browser's focus, which the code field had before.
  useEffect(() => nameInput.current?.focus(), []);

  if (ticket?.purpose !== 'sign_in') return <Navigate to={paths.phoneCheck(next)} replace />;

  const { invitedBy } = ticket;
  const nameProblem =
    fullName.trim() === '' ? { field: 'full_name' as const, code: 'required' } : undefined;
  const problem = passwordProblem(fresh);
  const submit = () => {
    setTried(true);
    const first = nameProblem ?? problem;
    if (first === undefined) open.run(ticket.value);
    else if (first.field === 'full_name') nameInput.current?.focus();
    else focusPassword(first, passwordInput, repeatInput);
  };
  return (
    <TaskForm
      title={
        invitedBy === undefined ? t('register.title') : t('invitation.title', { name: invitedBy })
      }
      lead={t('register.lead')}
      onSubmit={submit}
    >
      <NativeTextField
        ref={nameInput}
        label={t('register.fullName')}
        value={fullName}
        autoComplete="name"
        onChange={(value) => {
          signInFlow.set({ fullName: value });
          open.forget();
        }}
        errorMessage={rejectionText(
          (isTried ? nameProblem : undefined) ?? rejectionOf(open.failure, 'full_name'),
        )}
      />
      <NewPasswordFields
        label={t('password.create')}
        value={fresh}
        onChange={(value) => {
          setFresh(value);
          open.forget();
        }}
        isTried={isTried}
        rejection={rejectionOf(open.failure, 'password')}
        passwordRef={passwordInput}
        repeatRef={repeatInput}
      />
      <Failure
        failure={formLevelFailure(open.failure, ['full_name', 'password'])}
        until={open.until}
      />
      <Consent button={invitedBy === undefined ? t('register.submit') : t('invitation.accept')} />
      <NativeButton variant="primary" type="submit" isPending={open.isPending} isDisabled={isHeld}>
        {invitedBy === undefined ? t('register.submit') : t('invitation.accept')}
      </NativeButton>
      {invitedBy !== undefined && (
        <NativeButton
          onPress={() => signInFlow.set({ ticket: { ...ticket, invitedBy: undefined } })}
        >
          {t('invitation.own')}
        </NativeButton>
      )}
    </TaskForm>
  );
}

function Consent({ button }: { button: string }) {
  const { t } = useTranslation('auth');
  return (
    <Text size="sm" tone="muted">
      {t('register.consent', { button })}{' '}
      <a className={native.link} href={paths.document('terms')} target="_blank" rel="noopener">
        {t('register.terms')}
      </a>
      {'\u00A0· '}
      <a className={native.link} href={paths.document('privacy')} target="_blank" rel="noopener">
        {t('register.privacy')}
      </a>
    </Text>
  );
}
