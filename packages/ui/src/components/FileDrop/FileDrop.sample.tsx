import { FileDrop } from '@karvon/ui/FileDrop';
import { useState } from 'react';

export function ShowroomLogo() {
  const [src, setSrc] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  return (
    <FileDrop
      label="Добавить логотип"
      dropLabel="Отпустите"
      hint="JPEG, PNG или WebP до 15 МБ"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      maxBytes={15_000_000}
      onSelect={([file]) => {
        setError(null);
        if (file) setSrc(URL.createObjectURL(file));
      }}
      onReject={() => setError('Нужен файл JPEG, PNG или WebP до 15 МБ')}
      errorMessage={error}
      shape="tile"
      preview={{
        label: 'Логотип',
        src,
        remove: { label: 'Убрать логотип', onPress: () => setSrc(undefined) },
      }}
    />
  );
}
