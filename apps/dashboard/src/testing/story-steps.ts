import { problemResponse } from '@karvon/api/msw';
import type { StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, within, waitFor } from 'storybook/test';
import { i18n } from '../shared/i18n/i18n';
import { queryClient } from '../shared/query';
import type { MockResponse } from './responses';

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** Widths below this are a phone's (`tokens.ts`). */
export const onPhone = { viewport: { value: 'phone' } } as const;

/** Waits until the element is visible, after the transitions of its container. */
export const isSeen = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element).toBeVisible());

export const isBusy: Play = async ({ canvasElement }) => {
  const busy = () => canvasElement.querySelector('main [aria-busy="true"]');
  await waitFor(async () => {
    await expect(busy()).toBeVisible();
    // Pages respond in order, so three requests prove that this one stays pending. Between two loading states there may be a moment without any.
    for (let asked = 0; asked < 3; asked += 1) await fetch('/media/later.webp');
    await expect(busy()).toBeVisible();
  });
};

export async function saysItIsDown(canvas: Canvas): Promise<void> {
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(i18n.t('errors:service_unavailable'));
  await expect(within(alert).getByRole('button', { name: i18n.t('retry') })).toBeVisible();
}

export async function saysItIsEmpty(
  canvas: Canvas,
  texts: { title: string; text?: string },
): Promise<HTMLElement> {
  const title = await canvas.findByRole('heading', { name: texts.title });
  await expect(title).toBeVisible();
  // Testing Library matches text with plain spaces.
  if (texts.text !== undefined)
    await expect(canvas.getByText(texts.text.replaceAll('\u00A0', ' '))).toBeVisible();
  return title;
}

/**
 * A story of a service that recovers: the button retries. It ends like another story, so set `tags: ['keyboard']` to leave it out of the images.
 * @param down paths that fail until the retry
 * @param isThere checks the recovered page
 */
export function comesBack(down: readonly string[], isThere: (canvas: Canvas) => Promise<void>) {
  let isDown = true;
  const responseOf = (address: string): MockResponse =>
    http.all(address, () =>
      isDown ? problemResponse(503, { code: 'service_unavailable' }) : undefined,
    );
  return {
    parameters: { responses: down.map(responseOf) },
    beforeEach: () => {
      isDown = true;
    },
    play: async ({ canvas }: { canvas: Canvas }) => {
      const name = { name: i18n.t('retry') };
      await canvas.findAllByRole('button', name);
      // A page that has just mounted refetches once by itself. A press meanwhile would join that failing call.
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      isDown = false;
      // The failure may render again while the page's parts arrive, so the button is queried here.
      const [retry] = canvas.getAllByRole('button', name);
      // Pressed without focus: react-aria would announce the focused button's wait in a live region that outlives the screen.
      retry?.click();
      await isThere(canvas);
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  };
}
