import { render, screen } from '@testing-library/react';
import { Pause } from 'lucide-react';
import { expect, test } from 'vitest';
import { Button } from '../components/Button/Button';
import { IconButton } from '../components/IconButton/IconButton';

const announcements = () =>
  document.querySelectorAll('[data-live-announcer] [role="img"][aria-labelledby]');

test.each([
  ['Button', (isPending: boolean) => <Button isPending={isPending}>Остановить</Button>],
  [
    'IconButton',
    (isPending: boolean) => <IconButton icon={Pause} aria-label="Пауза" isPending={isPending} />,
  ],
])(
  'the announcement of a pending %s goes with it, so that no image without a name is left',
  async (_, buttonThat) => {
    const { rerender } = render(buttonThat(false));
    screen.getByRole('button').focus();
    rerender(buttonThat(true));
    await expect.poll(() => announcements().length).toBe(1);
    rerender(<p />);
    // react-aria itself removes it after seven seconds.
    await expect.poll(() => announcements().length).toBe(0);
  },
);
