import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileMapping, type Mapping } from './FileMapping';

function Example({ initial }: { initial: Mapping }) {
  const [mapping, setMapping] = useState(initial);
  return (
    <FileMapping
      aria-label="Columns"
      columns={[
        { id: '0', header: 'Make', samples: ['Kia', '', 'BYD', 'Chery', 'Lada'] },
        { id: '1', header: 'Sum', samples: [] },
      ]}
      fields={[
        { value: 'brand', label: 'Brand', isRequired: true },
        { value: 'price', label: 'Price', isRequired: true },
      ]}
      mapping={mapping}
      onChange={setMapping}
      labels={{
        column: 'Column',
        samples: 'Samples',
        field: 'Field',
        skip: 'Skip',
        noSamples: 'Nothing',
        fieldOf: (header) => `Field of ${header}`,
        repeated: (field) => `${field} is taken`,
        missing: (fields) => `Missing: ${fields.join(', ')}`,
        complete: 'Complete',
      }}
    />
  );
}

// Fault: a required field that no column is imported into is not named, or the mapping loses its other columns.
it('says which required field has no column, until one is selected', async () => {
  render(<Example initial={{ '0': 'brand' }} />);
  expect(screen.getByRole('status').textContent).toBe('Missing: Price');
  await userEvent.click(screen.getByRole('combobox', { name: /Field of Sum/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Price' }));
  expect(screen.getByRole('status').textContent).toBe('Complete');
  expect(screen.getByRole('combobox', { name: /Field of Make/ }).textContent).toContain('Brand');
});

// Fault: one column silently overwrites another.
it('has an error at both columns of one field', () => {
  render(<Example initial={{ '0': 'price', '1': 'price' }} />);
  expect(screen.getAllByText('Price is taken')).toHaveLength(2);
});

it('shows three samples that are not empty, or that there are none', () => {
  render(<Example initial={{}} />);
  expect(screen.getByText('Kia · BYD · Chery')).toBeTruthy();
  expect(screen.getByText('Nothing')).toBeTruthy();
});
