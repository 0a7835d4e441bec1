import { Row } from '@karvon/ui/Row';
import { Timer, waitingTone } from '@karvon/ui/Timer';
import { useState } from 'react';

const minute = 60_000;
const inMinutes = (milliseconds: number) => `${Math.round(milliseconds / minute)} мин`;

export function WaitingLead() {
  const [now] = useState(() => Date.now());
  const since = now - 84 * minute;
  return (
    <Row
      title="Бахтиёр Хамидов"
      detail="Пропущенный звонок · Cobalt, 2024"
      isUrgent={waitingTone(now - since) === 'danger'}
      end={<Timer direction="up" at={since} label="Ждёт" format={inMinutes} />}
    />
  );
}
