import { TextArea } from '@karvon/ui/TextArea';
import { useState } from 'react';

const limit = 4000;

export function CarDescription() {
  const [text, setText] = useState('Один владелец, сервисная книжка на месте.');
  return (
    <TextArea
      label="Описание"
      description="Что важно знать покупателю"
      rows={6}
      value={text}
      onChange={setText}
      counter={`${String(text.length)} из 4 000`}
      errorMessage={text.length > limit ? 'Не больше 4 000 знаков' : null}
    />
  );
}
