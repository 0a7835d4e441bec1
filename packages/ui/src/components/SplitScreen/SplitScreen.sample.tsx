import { Button } from '@karvon/ui/Button';
import { Heading } from '@karvon/ui/Heading';
import { SplitScreen } from '@karvon/ui/SplitScreen';
import { TaskForm } from '@karvon/ui/TaskForm';
import { TextField } from '@karvon/ui/TextField';

export function SignInScreen() {
  const send = () => fetch('/api/sign-in', { method: 'POST' });
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
      <TaskForm title="Вход" lead="Введите почту салона." onSubmit={send}>
        <TextField label="Почта" name="email" type="email" isRequired />
        <Button type="submit" variant="primary" isFullWidth>
          Продолжить
        </Button>
      </TaskForm>
    </SplitScreen>
  );
}
