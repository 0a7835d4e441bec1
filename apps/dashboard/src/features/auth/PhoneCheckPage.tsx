import { Banner } from '@karvon/ui/Banner';
import { TaskForm } from './TaskForm';
import { checkPhone, getInvitation } from './queries';
import { preloadClient } from '@karvon/api/http';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import { NativeButton } from '../../shared/native/NativeButton';
import { phoneProblem } from '../../shared/form/phone-problem';
import { NativePhoneField } from '../../shared/native/NativePhoneField';
import { paths } from '../../shared/paths';
import { appState } from '../../shared/session/app-state';
import { takeHandedPhone } from '../../shared/session/handed-phone';
import { requestCode, useNext } from './enter';
import { Failure } from './Failure';
import { isCompletePhone, signInFlow, useFlow } from './flow';
import { ReturnReason } from './ReturnReason';
import { formLevelFailure, rejectionOf } from './rejections';
import { useAction } from './use-action';
import { useRejectionText } from './use-rejection-text';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';
import { isApiError } from '@karvon/api/errors';
import type { Invitation } from '@karvon/api/main';

/** Entry of a number. Registration always sends a code, which also signs in existing users, so the page never reveals registered numbers. */
export function PhoneCheckPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { phone } = useFlow();
  const next = useNext();
  const [search] = useSearchParams();
  const isConnecting = search.get('start') === 'connect';
  const navigate = useNavigate();
  const rejectionText = useRejectionText();
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const check = useAction(async () => {
    const { phone } = signInFlow.read();
    const response = await checkPhone({ phone });
    appState.setUserId(response.user_id);
    signInFlow.set({ returnReason: undefined });
    const isInvited = signInFlow.read().invitation !== undefined;
    if (response.next === 'login' && !isInvited && !isConnecting) {
      await navigate(paths.login(next));
      return;
    }
    await requestCode(phone, 'sign_in');
    if (response.next === 'code' && !isConnecting)
      signInFlow.set({ returnReason: 'password_rest' });
    await navigate(paths.code(next));
  });
  const isHeld = useSecondsLeft(check.until) > 0;
  const problem = isTried ? phoneProblem(phone) : undefined;
  const submit = () => {
    setTried(true);
    if (isCompletePhone(phone)) check.run();
    else input.current?.focus();
  };

  // Outside system: this tab's storage, where the landing page left the number, and the browser's focus.
  useEffect(() => {
    const handed = takeHandedPhone();
    if (handed === undefined) {
      if (signInFlow.read().phone === '+998') input.current?.focus();
      return;
    }
    signInFlow.setPhone(handed);
    setTried(true);
    if (isCompletePhone(handed)) check.run();
    else input.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  return (
    <TaskForm
      title={t(isConnecting ? 'connect.title' : 'phone.title')}
      lead={t(isConnecting ? 'connect.lead' : 'phone.lead')}
      onSubmit={submit}
      {...(isConnecting && {
        after: (
          <>
            {' '}
            {t('connect.known')}{' '}
            <Link className={native.link} to={paths.login(next)}>
              {t('connect.login')}
            </Link>
          </>
        ),
      })}
    >
      <ReturnReason />
      {search.get('reason') === 'demo_over' && (
        <Banner size="sm" role="status">
          {t('demo.over')}
        </Banner>
      )}
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
          problem ? { field: 'phone', code: problem } : rejectionOf(check.failure, 'phone'),
        )}
      />
      <Failure failure={formLevelFailure(check.failure, ['phone'])} until={check.until} />
      <NativeButton variant="primary" type="submit" isPending={check.isPending} isDisabled={isHeld}>
        {t(isConnecting ? 'login.code' : 'common:continue')}
      </NativeButton>
    </TaskForm>
  );
}

function InvitationNote() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const token = search.get('invite');
  const [found, setFound] = useState<Invitation | 'gone'>();

  // Outside system: the server, asked once for the invitation in the URL.
  useEffect(() => {
    if (token === null) return undefined;
    let isGone = false;
    // Set before the invitation loads, so that a fast submission still sends a code, which joining requires.
    signInFlow.set({ invitation: token });
    getInvitation(token).then(
      (invitation) => {
        if (!isGone) setFound(invitation);
      },
      (error: unknown) => {
        if (isGone || !isApiError(error, 'not_found')) return;
        signInFlow.set({ invitation: undefined });
        setFound('gone');
      },
    );
    return () => {
      isGone = true;
    };
  }, [token]);

  if (found === undefined) return null;
  if (found === 'gone') return <Banner size="sm">{t('invitation.expired')}</Banner>;
  const { company_name: name, phone_mask: mask } = found;
  return <Banner size="sm">{`${t('invitation.invites', { name })} · ${mask}`}</Banner>;
}
