import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tabs } from '../../components/Tabs/Tabs';
import { renderInUzbek } from './in-uzbek';

it('is a named set of links with their counts, and says which is current', async () => {
  const tree = await renderInUzbek(
    <Tabs
      aria-label="Holatlar"
      currentId="active"
      items={[
        { id: 'all', label: 'Hammasi', count: 148, href: '/autos' },
        { id: 'active', label: 'Faol', count: 96, href: '/autos?status=active' },
        {
          id: 'declined',
          label: 'Rad etilgan',
          count: 3,
          tone: 'danger',
          href: '/autos?status=declined',
        },
      ]}
    />,
  );
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - navigation "Holatlar":
      - link "Hammasi 148":
        - /url: /autos
      - link "Faol 96":
        - /url: /autos?status=active
      - link "Rad etilgan 3":
        - /url: /autos?status=declined
  `);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Faol96');
});
