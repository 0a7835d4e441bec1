import { Button } from '@karvon/ui/Button';
import { Divider } from '@karvon/ui/Divider';
import { Stack } from '@karvon/ui/Stack';

export function SignInButtons() {
  return (
    <Stack>
      <Button variant="primary">Войти по номеру</Button>
      <Divider>или</Divider>
      <Button>Войти через Telegram</Button>
    </Stack>
  );
}
