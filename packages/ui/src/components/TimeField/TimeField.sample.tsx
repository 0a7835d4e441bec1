import { TimeField } from '@karvon/ui/TimeField';
import { useState } from 'react';

export function OpeningTime() {
  const [time, setTime] = useState('09:00');
  return (
    <TimeField
      label="Открывается"
      description="По времени Ташкента"
      value={time}
      onChange={setTime}
      errorMessage={time === '' ? 'Впишите время' : null}
    />
  );
}
