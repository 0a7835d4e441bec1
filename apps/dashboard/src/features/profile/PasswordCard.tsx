import { isApiError } from '@karvon/api/errors';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { PasswordField } from '@karvon/ui/PasswordField';
import { Stack } from '@karvon/ui/Stack';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { useAction } from '../../shared/resource/use-action';
import { profileCalls, profileQueries } from './queries';

const empty = { current: '', password: '', repeat: '' };
type Field = keyof typeof empty;
type Codes = Partial<Record<Field, string>>;

/** Least length of a password (specification §5). */
const minLength = 8;

/** What is wrong with each field, as codes of the namespace `errors`. */
function check({ current, password, repeat }: typeof empty): Codes {
  return {
    ...(current === '' && { current: 'required' }),
    ...(password === ''
      ? { password: 'required' }
      : // By characters, as a user counts them.
        Array.from(password).length < minLength && { password: 'password_too_short' }),
    ...(repeat === ''
      ? { repeat: 'required' }
      : repeat !== password && { repeat: 'password_mismatch' }),
  };
}

/** A new password, for which the old one is asked; every other device is signed out by it. */
export function PasswordCard() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('password.title')} description={t('password.text')}>
      {isOpen ? (
        <PasswordForm onClose={() => setOpen(false)} />
      ) : (
        <Inline>
          <Button size="sm" icon={KeyRound} onPress={() => setOpen(true)}>
            {t('password.change')}
          </Button>
        </Inline>
      )}
    </Card>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const message = useFieldMessage();
  const errorText = useErrorText();
  const [value, setValue] = useState(empty);
  const [rejected, setRejected] = useState<Codes>({});
  const [failure, setFailure] = useState<string>();
  const save = useAction(profileCalls.changePassword, {
    success: () => ({ title: t('password.changed') }),
    invalidates: profileQueries.sessionLists,
    // Shown at the fields.
    leaves: ['validation', 'too_many'],
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = check(value);
    setRejected(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    const outcome = await save.run({ current: value.current, password: value.password });
    if (outcome.status === 'done') onClose();
    else if (isApiError(outcome.error, 'validation')) {
      const codes: Codes = {};
      for (const { field, code } of outcome.error.fieldErrors ?? [])
        if (field === 'current' || field === 'password') codes[field] = code;
      setRejected(codes);
    } else if (isApiError(outcome.error, 'too_many')) {
      setFailure(errorText(outcome.error).text);
    }
  };

  const fieldOf = (name: Field) => ({
    value: value[name],
    onChange: (typed: string) => setValue((now) => ({ ...now, [name]: typed })),
    errorMessage: message(rejected[name]),
    showLabel: t('common:showPassword'),
    hideLabel: t('common:hidePassword'),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <PasswordField
          {...fieldOf('current')}
          autoFocus
          autoComplete="current-password"
          label={t('password.current')}
          errorMessage={failure ?? message(rejected.current)}
        />
        <PasswordField
          {...fieldOf('password')}
          autoComplete="new-password"
          label={t('password.new')}
          description={t('password.hint')}
        />
        <PasswordField
          {...fieldOf('repeat')}
          autoComplete="new-password"
          label={t('password.repeat')}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={save.isPending()}>
            {t('common:save')}
          </Button>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
