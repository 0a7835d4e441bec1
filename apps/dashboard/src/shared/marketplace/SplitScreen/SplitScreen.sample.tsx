import { Button } from '@karvon/ui/Button';
import { Heading } from '@karvon/ui/Heading';
import { SplitScreen } from './SplitScreen';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';

export function SignInScreen() {
  const send = async (body: FormData) => {
    await fetch('/api/sign-in', { method: 'POST', body });
  };
  return (
    <SplitScreen
      header="Karvon"
      footer="Данные защищены"
      side={
        <Heading level={2} size="3xl">
          Продавайте машины быстрее
        </Heading>
      }
    >
      <form action={send}>
        <Stack gap={5}>
          <Heading level={1} size="3xl">
            Вход
          </Heading>
          <TextField label="Почта" name="email" type="email" isRequired />
          <Button type="submit" variant="primary" isFullWidth>
            Продолжить
          </Button>
        </Stack>
      </form>
    </SplitScreen>
  );
}
