import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueueHeader } from './QueueHeader';

const link = { href: '#all', label: 'All leads' };

// Fault: an emptied queue that cannot be found by its heading, or that still offers its list.
it('is one line once the queue is empty, with its heading for screen readers', () => {
  const queue = (count: number) => (
    <QueueHeader title="Leads" titleId="leads" count={count} emptiedText="All done" link={link} />
  );
  const { rerender } = render(queue(3));
  expect(screen.getByRole('heading', { name: 'Leads', level: 2 }).id).toBe('leads');
  expect(screen.getByText('3')).toBeTruthy();
  expect(screen.queryByText('All done')).toBeNull();
  rerender(queue(0));
  expect(screen.getByRole('heading', { name: 'Leads', level: 2 }).id).toBe('leads');
  expect(screen.getByText('All done')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

// Fault: the count is of rows that are shown in another queue, and an empty list follows it.
it('is emptied by the page while its count is not zero', () => {
  render(<QueueHeader title="Leads" count={2} isEmptied emptiedText="All done" link={link} />);
  expect(screen.getByText('All done')).toBeTruthy();
  expect(screen.queryByText('2')).toBeNull();
});
