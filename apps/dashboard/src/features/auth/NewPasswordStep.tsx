import { TaskForm } from './TaskForm';
import { resetPassword } from './queries';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeButton } from '../../shared/native/NativeButton';
import { enter } from './enter';
import { Failure } from './Failure';
import { signInFlow } from './flow';
import { focusPassword, NewPasswordFields, passwordProblem } from './NewPasswordFields';
import { formLevelFailure, isTicketGone, rejectionOf } from './rejections';
import { useAction } from './use-action';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';

/** The last step of a forgotten password. All other devices are signed out by it, and the page says so. */
export function NewPasswordStep({ ticket }: { ticket: string }) {
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
