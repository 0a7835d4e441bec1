import { Link } from '@karvon/ui/Link';
import { PasswordField } from '@karvon/ui/PasswordField';
import { useState } from 'react';

export function SignInPassword() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="Пароль"
      labelAction={<Link href="/reset-password">Забыли пароль?</Link>}
      autoComplete="current-password"
      showLabel="Показать пароль"
      hideLabel="Скрыть пароль"
      value={password}
      onChange={setPassword}
    />
  );
}
