import { SlotPicker } from './SlotPicker';
import { useState } from 'react';

export function InspectionTime() {
  const [time, setTime] = useState<string | null>(null);
  return (
    <SlotPicker
      isRequired
      label="Время осмотра"
      slots={[
        { value: '10:00', group: 'Утром' },
        { value: '11:00', group: 'Утром', isBusy: true, note: 'занято' },
        { value: '12:00', group: 'Днём' },
      ]}
      value={time}
      onChange={setTime}
      emptyText="В этот день салон закрыт"
    />
  );
}
