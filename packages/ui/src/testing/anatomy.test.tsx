import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ComponentDocs } from '../docs/component-docs';
import { UiLanguageProvider } from '../i18n/UiLanguageProvider';

const files = import.meta.glob<{ docs: ComponentDocs }>('../components/*/*.docs.tsx', {
  eager: true,
});

const examples = Object.entries(files).flatMap(([file, { docs }]) =>
  docs.anatomy.example === undefined
    ? []
    : [{ name: /(\w+)\.docs/.exec(file)?.[1] ?? file, anatomy: docs.anatomy }],
);

it('has a picture of most components', () => {
  expect(examples.length).toBeGreaterThan(80);
});

// The page draws a number without a place as one that is not in the picture: nobody would miss it.
it.each(examples)('finds every part of $name in its picture', async ({ anatomy }) => {
  const { container } = render(
    <UiLanguageProvider language="ru">{anatomy.example}</UiLanguageProvider>,
  );
  const lost = () =>
    anatomy.parts
      .filter(({ at }) => at !== undefined && !container.querySelector(at)?.getClientRects().length)
      .map(({ name, at }) => `${name}: ${String(at)}`);
  await expect.poll(lost, { timeout: 10_000 }).toEqual([]);
});
