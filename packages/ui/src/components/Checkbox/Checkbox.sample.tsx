import { Checkbox } from '@karvon/ui/Checkbox';
import { useState } from 'react';

export function Bargain() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Checkbox
      description="Покупатели смогут предложить свою цену"
      isSelected={isOpen}
      onChange={setOpen}
    >
      Возможен торг
    </Checkbox>
  );
}
