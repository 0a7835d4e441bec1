import { CodeField } from '@karvon/ui/CodeField';
import { useState } from 'react';

export function MessageCode() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const check = async (complete: string) => {
    const response = await fetch('/api/sign-in/code', { method: 'POST', body: complete });
    setError(response.ok ? null : 'Код не подошёл');
  };
  return (
    <CodeField
      label="Код из SMS"
      length={6}
      autoFocus
      value={code}
      onChange={setCode}
      onComplete={(complete) => void check(complete)}
      errorMessage={error}
    />
  );
}
