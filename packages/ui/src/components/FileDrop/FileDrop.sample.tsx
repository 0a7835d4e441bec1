import { FileDrop } from '@karvon/ui/FileDrop';
import { useState } from 'react';

export function LogoFile() {
  const [error, setError] = useState<string | null>(null);
  const send = async ([file]: File[]) => {
    setError(null);
    await fetch('/api/logo', { method: 'POST', body: file });
  };
  return (
    <FileDrop
      label="Загрузить логотип"
      dropLabel="Отпустите"
      hint="JPEG, PNG или WebP до 15 МБ"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      maxBytes={15_000_000}
      onSelect={send}
      onReject={() => setError('Нужен файл JPEG, PNG или WebP до 15 МБ')}
      errorMessage={error}
    />
  );
}
