import { screen } from '@testing-library/react';
import { ChartLine, Repeat2, Users } from 'lucide-react';
import { expect, it } from 'vitest';
import { Sidebar } from '../../components/Sidebar/Sidebar';
import { renderInUzbek } from './in-uzbek';

const sidebar = (isCollapsed: boolean) => (
  <Sidebar
    aria-label="Bo‘limlar"
    currentPath="/dashboard/leads"
    isCollapsed={isCollapsed}
    brand={{ mark: null, name: 'Karvon', note: 'Diler', href: '/dashboard' }}
    items={[
      { id: 'leads', title: 'Murojaatlar', icon: ChartLine, path: '/dashboard/leads', count: 12 },
      {
        id: 'employees',
        title: 'Xodimlar',
        icon: Users,
        path: '/dashboard/employees',
        isDisabled: true,
        disabledReason: 'Keyinroq ochiladi',
      },
      {
        id: 'trade-in',
        type: 'group',
        title: 'Trade-in',
        icon: Repeat2,
        children: [{ id: 'autos', title: 'Avtomobillar', path: '/dashboard/trade-in/autos' }],
      },
    ]}
    user={{
      name: 'Jasur Karimov',
      role: 'Admin',
      idLine: 'ID 20418',
      avatar: null,
      menuLabel: 'Profil',
      items: [],
    }}
  />
);

it('names its places in order, with their counts and the current one', async () => {
  const tree = await renderInUzbek(sidebar(false));
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - complementary "Karvon":
      - link "Karvon Diler":
        - /url: /dashboard
      - navigation "Bo‘limlar":
        - link "Murojaatlar 12":
          - /url: /dashboard/leads
        - link "Xodimlar. Keyinroq ochiladi" [disabled]: Xodimlar
        - button "Trade-in" [expanded]
        - link "Avtomobillar":
          - /url: /dashboard/trade-in/autos
      - button "Jasur Karimov Admin ID 20418"
  `);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Murojaatlar');
});

it('keeps every name when it is icons only', async () => {
  const tree = await renderInUzbek(sidebar(true));
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - complementary "Karvon":
      - link "Karvon":
        - /url: /dashboard
      - navigation "Bo‘limlar":
        - link "Murojaatlar 12":
          - /url: /dashboard/leads
        - link "Xodimlar. Keyinroq ochiladi" [disabled]
        - link "Trade-in":
          - /url: /dashboard/trade-in/autos
      - button "Jasur Karimov"
  `);
});
