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
import { isCompletePhone, signInFlow, useFlow } from './flow';
import { InvitationNote } from './InvitationNote';
import { ReturnReason } from './ReturnReason';
import { formLevelFailure, rejectionOf } from './rejections';
import { useAction } from './use-action';
import { useRejectionText } from './use-rejection-text';
import { useSecondsLeft } from './use-seconds-left';

/** The first step: which number. The next one never says whether it is registered. */
export function PhoneCheckPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { phone, invitation } = useFlow();
  const next = useNext();
  const navigate = useNavigate();
  const rejectionText = useRejectionText();
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const check = useAction(async () => {
    const response = await checkPhone({ phone });
    appState.setUserId(response.user_id);
    signInFlow.set({ returnReason: undefined });
    if (response.next === 'login' && invitation === undefined) {
      await navigate(paths.login(next));
      return;
    }
    await requestCode(phone, 'sign_in');
    if (response.next === 'code') signInFlow.set({ returnReason: 'password_rest' });
    await navigate(paths.code(next));
  });
  const isHeld = useSecondsLeft(check.until) > 0;
  const isWrong = isTried && !isCompletePhone(phone);
  const submit = () => {
    setTried(true);
    if (isCompletePhone(phone)) check.run();
    else input.current?.focus();
  };
  return (
    <TaskForm title={t('phone.title')} lead={t('phone.lead')} onSubmit={submit}>
      <ReturnReason />
      <InvitationNote />
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
        errorMessage={rejectionText(
          isWrong ? { field: 'phone', code: 'invalid_phone' } : rejectionOf(check.failure, 'phone'),
        )}
      />
      <Failure failure={formLevelFailure(check.failure, ['phone'])} until={check.until} />
      <NativeButton variant="primary" type="submit" isPending={check.isPending} isDisabled={isHeld}>
        {t('common:continue')}
      </NativeButton>
    </TaskForm>
  );
}
