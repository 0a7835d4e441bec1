import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DefinitionList } from './DefinitionList';

it('pairs terms with details and leaves out what has none', () => {
  render(
    <DefinitionList
      items={[
        { term: 'Пробег', detail: '24 500 км' },
        { term: 'VIN', detail: undefined },
        { term: 'Владельцев', detail: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Пробег',
    'Владельцев',
  ]);
});
