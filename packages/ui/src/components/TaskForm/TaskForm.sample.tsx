import { Button } from '@karvon/ui/Button';
import { Link } from '@karvon/ui/Link';
import { PhoneField } from '@karvon/ui/PhoneField';
import { TaskForm } from '@karvon/ui/TaskForm';
import { useState } from 'react';

export function SignIn() {
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    const response = await fetch('/api/sign-in', { method: 'POST', body: phone });
    setError(response.ok ? null : 'Такого номера нет');
  };
  return (
    <TaskForm
      title="Вход"
      lead="Введите номер телефона салона."
      onSubmit={send}
      after={<Link href="/sign-up">Зарегистрировать салон</Link>}
    >
      <PhoneField label="Телефон" value={phone} onChange={setPhone} errorMessage={error} />
      <Button type="submit" variant="primary" isFullWidth>
        Продолжить
      </Button>
    </TaskForm>
  );
}
