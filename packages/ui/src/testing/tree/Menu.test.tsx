import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../components/Button/Button';
import { Menu } from '../../components/Menu/Menu';
import { renderInUzbek } from './in-uzbek';

it('opens a named menu: choices say whether they are chosen, the danger comes last', async () => {
  const tree = await renderInUzbek(
    <Menu
      aria-label="E’lon bilan amallar"
      trigger={<Button>Yana</Button>}
      items={[
        { id: 'remove', label: 'O‘chirish', tone: 'danger' },
        { id: 'edit', label: 'O‘zgartirish' },
        {
          id: 'hide',
          label: 'Ko‘rsatuvdan olish',
          isDisabled: true,
          description: 'E’lon moderatsiyada',
        },
        { id: 'tight', label: 'Zich', isSelected: true },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yana' }));
  await screen.findByRole('menu');
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - button "Yana" [expanded]
    - menu "E’lon bilan amallar":
      - menuitem "O‘zgartirish"
      - menuitem "Ko‘rsatuvdan olish E’lon moderatsiyada" [disabled]
      - menuitemcheckbox "Zich" [checked]
      - separator
      - menuitem "O‘chirish"
  `);
});
