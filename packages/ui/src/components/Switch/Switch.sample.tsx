import { Switch } from '@karvon/ui/Switch';
import { useState } from 'react';

export function LeadMessages() {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      isRow
      description="Сообщение в Telegram о каждом новом лиде"
      isSelected={isOn}
      onChange={setOn}
    >
      Новые лиды
    </Switch>
  );
}
