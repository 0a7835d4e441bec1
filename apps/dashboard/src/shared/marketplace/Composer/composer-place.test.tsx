import { act, render, screen } from '@testing-library/react';
import { AppShell } from '@karvon/ui/AppShell';
import { createToastQueue, ToastRegion } from '@karvon/ui/Toast';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { composerLabels } from '../test-labels';
import { Composer } from './Composer';
import { Reply } from './Composer.sample';

afterEach(() => page.viewport(1280, 800));

// Fault: with photos and quick replies the field was higher than the place that toasts kept clear.
it.each([360, 1280])('is not covered by toasts at %s px', async (width) => {
  await page.viewport(width, 740);
  try {
    render(
      <div style={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <Composer
          value={'а\nб\nв\nг'}
          onChange={() => undefined}
          onSend={() => undefined}
          quickReplies={[{ id: 1, label: 'Адрес' }]}
          attachments={[{ id: 'a', name: 'a.jpg', src: '', state: 'ready' }]}
          labels={composerLabels}
        />
      </div>,
    );
    const field = screen.getByRole('textbox');
    field.focus();
    const queue = createToastQueue();
    render(<ToastRegion queue={queue} aria-label="Уведомления" closeLabel="Закрыть" />);
    act(() => {
      for (const title of ['Это не фото', 'И это не фото']) queue.add({ title });
    });
    const reply = screen.getByRole('button', { name: 'Адрес' });
    const gap = () =>
      reply.getBoundingClientRect().top - screen.getByRole('region').getBoundingClientRect().bottom;
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  } finally {
    await page.viewport(1280, 800);
  }
});

it.each([390, 1280])('is not covered by the note of the frame at %i px', async (width) => {
  await page.viewport(width, 800);
  render(
    <AppShell
      renderSidebar={() => null}
      renderTopBar={() => null}
      tabBar={null}
      note="Данные на 12:40"
      isSidebarCollapsed={false}
      onSidebarCollapsedChange={() => undefined}
      skipLabel="К содержанию"
    >
      <div style={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <Reply />
      </div>
    </AppShell>,
  );
  const note = screen.getByRole('status').getBoundingClientRect();
  const group = screen.getByRole('textbox').parentElement?.parentElement;
  expect(note.bottom).toBeLessThan(group?.getBoundingClientRect().top ?? 0);
});
