import { TaskForm } from '@karvon/ui/TaskForm';
import { checkPhone } from './calls';
import { preloadClient } from '@karvon/api/http';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NativeButton } from '../../shared/native/NativeButton';
import { NativePhoneField } from '../../shared/native/NativePhoneField';
import { paths } from '../../shared/paths';
import { appState } from '../../shared/session/app-state';
import { requestCode, useNext } from './enter';
import { Failure } from './Failure';
import { isWholePhone, signInFlow, useFlow } from './flow';
import { Notice } from './Notice';
import { homelessFailure, refusalOf } from './refusals';
import { useDeed } from './use-deed';
import { useRefusalWords } from './use-refusal-words';
import { useSecondsLeft } from './use-seconds-left';

/** The first step: which number. The next one never says whether it is registered. */
export function PhoneCheckPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { phone } = useFlow();
  const next = useNext();
  const navigate = useNavigate();
  const words = useRefusalWords();
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const check = useDeed(async () => {
    const answer = await checkPhone({ phone });
    appState.setUserId(answer.user_id);
    signInFlow.set({ notice: undefined });
    if (answer.next === 'login') {
      await navigate(paths.login(next));
      return;
    }
    await requestCode(phone, 'sign_in');
    signInFlow.set({ notice: 'password_rest' });
    await navigate(paths.code(next));
  });
  const isHeld = useSecondsLeft(check.until) > 0;
  const isWrong = isTried && !isWholePhone(phone);
  const submit = () => {
    setTried(true);
    if (isWholePhone(phone)) check.run();
    else input.current?.focus();
  };
  return (
    <TaskForm title={t('phone.title')} lead={t('phone.lead')} onSubmit={submit}>
      <Notice />
      <NativePhoneField
        ref={input}
        label={t('phone.label')}
        value={phone}
        onChange={(value) => {
          preloadClient();
          setTried(false);
          check.forget();
          signInFlow.setPhone(value);
        }}
        errorMessage={words(
          isWrong ? { field: 'phone', code: 'invalid_phone' } : refusalOf(check.failure, 'phone'),
        )}
      />
      <Failure failure={homelessFailure(check.failure, ['phone'])} until={check.until} />
      <NativeButton variant="primary" type="submit" isPending={check.isPending} isDisabled={isHeld}>
        {t('common:continue')}
      </NativeButton>
    </TaskForm>
  );
}
