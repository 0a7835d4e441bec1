import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createToastQueue, ToastRegion } from '../../components/Toast/Toast';
import { renderInUzbek } from './in-uzbek';

it('is a named region of messages, each spoken at once, the newest first', async () => {
  const queue = createToastQueue();
  const tree = await renderInUzbek(
    <ToastRegion queue={queue} aria-label="Bildirishnomalar" closeLabel="Yopish" />,
  );
  act(() => {
    queue.add({ tone: 'success', title: 'Saqlandi', timeout: 0 });
    queue.add({
      tone: 'danger',
      title: 'Saqlab bo‘lmadi',
      description: 'Aloqani tekshiring',
      action: { label: 'Qayta urinish', onAction: () => undefined },
      timeout: 0,
    });
  });
  await expect.poll(() => screen.getAllByRole('alert')).toHaveLength(2);
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - region "Bildirishnomalar":
      - list:
        - listitem:
          - alertdialog "Saqlab bo‘lmadi":
            - alert: Saqlab bo‘lmadi Aloqani tekshiring
            - button "Qayta urinish"
            - button "Yopish"
        - listitem:
          - alertdialog "Saqlandi":
            - alert: Saqlandi
            - button "Yopish"
  `);
  act(() => queue.clear());
});
