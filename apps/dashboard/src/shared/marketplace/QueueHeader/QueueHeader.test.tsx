import { render, screen } from '@testing-library/react';
import { Inbox } from 'lucide-react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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

// Fault: icon, title and count of a long title were in three rows of a phone.
it('wraps a long title beside its icon', async () => {
  await page.viewport(360, 740);
  try {
    render(<QueueHeader icon={Inbox} title="Отклонённые и с истекающим сроком показа" count={3} />);
    const heading = screen.getByRole('heading').getBoundingClientRect();
    const icon = document.querySelector('svg')?.getBoundingClientRect();
    expect(heading.left).toBeGreaterThanOrEqual(icon?.right ?? Infinity);
    expect(heading.top).toBeLessThan(icon?.bottom ?? 0);
  } finally {
    await page.viewport(1280, 800);
  }
});
