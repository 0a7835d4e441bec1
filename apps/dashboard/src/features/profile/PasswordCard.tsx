import { isApiError } from '@karvon/api/errors';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';
import { KeyRound } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { newPasswordProblems } from '../../shared/form/new-password';
import { usePasswordDoubt } from '../../shared/form/password-doubt';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { profileCalls, profileQueries } from './queries';

const empty = { current: '', password: '', repeat: '' };
type Field = keyof typeof empty;
const order: readonly Field[] = ['current', 'password', 'repeat'];
type Codes = Partial<Record<Field, string>>;

/** Codes in the namespace `errors`. */
const check = ({ current, ...rest }: typeof empty): Codes => ({
  ...(current === '' && { current: 'required' }),
  ...newPasswordProblems(rest),
});

/** Changes the password, which signs out all other devices. */
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
    leaves: ['validation', 'too_many'],
  });

  const doubt = usePasswordDoubt();
  const fields = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const reject = (codes: Codes) => {
    setRejected(codes);
    const first = order.find((name) => codes[name] !== undefined);
    if (first !== undefined) fields.current[first]?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = check(value);
    reject(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    const outcome = await save.run({ current: value.current, password: value.password });
    if (outcome.status === 'done') onClose();
    else if (isApiError(outcome.error, 'validation')) {
      const codes: Codes = {};
      for (const { field, code } of outcome.error.fieldErrors ?? [])
        if (field === 'current' || field === 'password') codes[field] = code;
      reject(codes);
    } else if (isApiError(outcome.error, 'too_many')) {
      setFailure(errorText(outcome.error).text);
      fields.current.current?.focus();
    }
  };

  const fieldOf = (name: Field) => ({
    ref: (input: HTMLInputElement | null) => {
      fields.current[name] = input;
    },
    value: value[name],
    onChange: (typed: string) => {
      setValue((now) => ({ ...now, [name]: typed }));
      setFailure(undefined);
      setRejected(({ [name]: _corrected, ...others }) => others);
    },
    description: doubt.textOf(value[name]),
    errorMessage: message(rejected[name]),
    type: 'password' as const,
    showLabel: t('common:showPassword'),
    hideLabel: t('common:hidePassword'),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TextField
          {...fieldOf('current')}
          autoFocus
          autoComplete="current-password"
          label={t('password.current')}
          errorMessage={failure ?? message(rejected.current)}
        />
        <TextField
          {...fieldOf('password')}
          autoComplete="new-password"
          label={t('password.new')}
          description={doubt.textOf(value.password) ?? t('password.hint')}
        />
        <TextField
          {...fieldOf('repeat')}
          autoComplete="new-password"
          label={t('password.repeat')}
        />
        <Inline>
          <ReasonedButton type="submit" variant="primary" isPending={save.isPending()}>
            {t('common:save')}
          </ReasonedButton>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
