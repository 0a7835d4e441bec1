import { Divider } from '@karvon/ui/Divider';
import { Banner } from '@karvon/ui/Banner';
import { Text } from '@karvon/ui/Text';
import { TaskForm } from './TaskForm';
import { login } from './queries';
import { ApiError } from '@karvon/api/errors';
import { preloadClient } from '@karvon/api/http';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import { NativeButton } from '../../shared/native/NativeButton';
import { phoneProblem } from '../../shared/form/phone-problem';
import { NativePhoneField } from '../../shared/native/NativePhoneField';
import { NativePasswordField } from '../../shared/native/NativeTextField';
import { paths } from '../../shared/paths';
import { enter, keepRest, requestCode, useNext } from './enter';
import { Failure } from './Failure';
import { isCompletePhone, signInFlow, useFlow } from './flow';
import { formLevelFailure, rejectionOf } from './rejections';
import { useAction } from './use-action';
import { useRejectionText } from './use-rejection-text';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';

const rest = new ApiError({ kind: 'too_many', code: 'password_rest' });

export function LoginPage() {
  const { t } = useTranslation(['auth', 'common', 'errors']);
  const [search] = useSearchParams();
  const isBlocked = search.get('reason') === 'account_blocked';
  const { phone, passwordRest } = useFlow();
  const next = useNext();
  const navigate = useNavigate();
  const rejectionText = useRejectionText();
  const phoneInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [isSettled] = useState(isCompletePhone(phone));
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<'phone' | 'both'>();
  const signIn = useAction(async () => {
    try {
      enter(await login({ phone, password }));
    } catch (error) {
      keepRest(error);
      passwordInput.current?.focus();
      throw error;
    }
  });
  const code = useAction(async () => {
    await requestCode(phone, 'sign_in');
    await navigate(paths.code(next));
  });
  // Outside system: the browser's focus goes to the first empty field.
  useEffect(() => {
    if (isSettled) passwordInput.current?.focus();
    else phoneInput.current?.focus();
  }, [isSettled]);
  const restLeft = useSecondsLeft(passwordRest);
  const signInLeft = useSecondsLeft(signIn.until);
  const isHeld = signInLeft > 0 || restLeft > 0;
  const shownProblem = tried === undefined ? undefined : phoneProblem(phone);
  const isPasswordMissing = tried === 'both' && password === '';
  const submit = () => {
    setTried('both');
    code.forget();
    if (!isCompletePhone(phone)) phoneInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else if (!isHeld) signIn.run();
  };
  const askForCode = () => {
    setTried('phone');
    signIn.forget();
    if (isCompletePhone(phone)) code.run();
    else phoneInput.current?.focus();
  };
  const phoneRejection = rejectionOf(signIn.failure, 'phone') ?? rejectionOf(code.failure, 'phone');
  return (
    <TaskForm
      title={t('login.title')}
      lead={t('login.lead')}
      onSubmit={submit}
      after={
        <>
          {' '}
          {t('login.noAccount')}{' '}
          <button type="button" className={native.link} onClick={askForCode}>
            {t('login.connect')}
          </button>
        </>
      }
    >
      {isBlocked && (
        <Banner size="sm" role="alert">
          {t('errors:account_blocked')}
        </Banner>
      )}
      <NativePhoneField
        ref={phoneInput}
        label={t('phone.label')}
        value={phone}
        isReadOnly={isSettled}
        onChange={(value) => {
          preloadClient();
          setTried(undefined);
          signIn.forget();
          code.forget();
          signInFlow.setPhone(value);
        }}
        errorMessage={rejectionText(
          shownProblem ? { field: 'phone', code: shownProblem } : phoneRejection,
        )}
        suffix={
          isSettled && (
            <Text size="sm" isNumeric>
              <Link className={native.link} to={paths.phoneCheck(next)}>
                {t('phone.change')}
              </Link>
            </Text>
          )
        }
      />
      <NativePasswordField
        ref={passwordInput}
        label={t('password.label')}
        labelAction={
          <Link className={native.link} to={paths.forgotPassword(next)}>
            {t('login.forgot')}
          </Link>
        }
        value={password}
        autoComplete="current-password"
        showLabel={t('common:showPassword')}
        hideLabel={t('common:hidePassword')}
        onChange={(value) => {
          preloadClient();
          setPassword(value);
          signIn.forget();
        }}
        errorMessage={rejectionText(
          isPasswordMissing
            ? { field: 'password', code: 'required' }
            : rejectionOf(signIn.failure, 'password'),
        )}
      />
      {restLeft > 0 ? (
        <Failure failure={rest} until={passwordRest} />
      ) : (
        <Failure
          failure={formLevelFailure(signIn.failure, ['phone', 'password'])}
          until={signIn.until}
        />
      )}
      <NativeButton
        variant="primary"
        type="submit"
        isPending={signIn.isPending}
        isDisabled={isHeld}
      >
        {t('login.submit')}
      </NativeButton>
      <Divider>{t('login.or')}</Divider>
      <Failure failure={formLevelFailure(code.failure, ['phone'])} until={code.until} />
      <NativeButton icon={MessageCircle} isPending={code.isPending} onPress={askForCode}>
        {t('login.code')}
      </NativeButton>
    </TaskForm>
  );
}
