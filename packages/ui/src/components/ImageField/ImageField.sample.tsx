import { ImageField } from '@karvon/ui/ImageField';
import { useState } from 'react';

export function ShowroomLogo() {
  const [src, setSrc] = useState<string>();
  return (
    <ImageField
      label="Логотип"
      addLabel="Добавить логотип"
      hint="JPEG, PNG или WebP до 15 МБ"
      shape="square"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      maxBytes={15_000_000}
      src={src}
      onSelect={(file) => setSrc(URL.createObjectURL(file))}
      remove={{ label: 'Убрать логотип', onPress: () => setSrc(undefined) }}
    />
  );
}
