import { render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { SlotPicker, type Slot } from './SlotPicker';

const slots: Slot[] = [
  { value: '10:00', group: 'Morning' },
  { value: '11:00', group: 'Morning', isBusy: true, note: 'busy' },
  { value: '12:00', group: 'Noon', isDisabled: true },
  { value: '13:00', group: 'Noon' },
];

// Fault: a busy time that only sight distinguishes from a free one, or that cannot be taken.
it('names a busy slot, and lets it be selected', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<SlotPicker label="Time" slots={slots} value={null} onChange={onChange} emptyText="-" />);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '10:00',
    '11:00 busy',
    '12:00',
    '13:00',
  ]);
  expect(screen.getByRole('radio', { name: '12:00' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByText('11:00'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('11:00');
});

// Fault: slots of two groups under one heading, or one heading for each slot.
it('has a heading for each run of slots, and a sentence where there are none', () => {
  const field = (shown: readonly Slot[]) => (
    <SlotPicker label="Time" slots={shown} value={null} emptyText="Closed" />
  );
  const { rerender } = render(field(slots));
  expect(screen.getAllByText(/^(Morning|Noon)$/).map((heading) => heading.textContent)).toEqual([
    'Morning',
    'Noon',
  ]);
  rerender(field([]));
  expect(screen.getByText('Closed')).toBeTruthy();
});
