import { Button } from '@karvon/ui/Button';
import { Tooltip } from '@karvon/ui/Tooltip';

export function RaiseWithReason() {
  const reason = 'Поднять можно через 2 дня';
  return (
    <Tooltip content={reason} placement="bottom">
      <Button disabledReason={reason}>Поднять</Button>
    </Tooltip>
  );
}
