import { Button } from '@karvon/ui/Button';
import { Countdown } from '@karvon/ui/Countdown';
import { useState } from 'react';

const minute = 60_000;
const inHours = (milliseconds: number) => {
  const minutes = Math.ceil(milliseconds / minute);
  return `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`;
};

export function RaiseTimer() {
  const [until] = useState(() => Date.now() + 90 * minute);
  const [isDone, setDone] = useState(false);
  if (isDone) return <Button>Поднять</Button>;
  return (
    <Countdown
      label="Поднятие через"
      doneLabel="Можно поднять"
      until={until}
      total={120 * minute}
      urgentUnder={10 * minute}
      format={inHours}
      onDone={() => setDone(true)}
    />
  );
}
