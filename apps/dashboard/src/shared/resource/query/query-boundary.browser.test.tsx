import { ApiError } from '@karvon/api/errors';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, startI18n } from '../../i18n/i18n';
import { openAt } from '../../../testing/place-resource';
import { QueryBoundary } from './QueryBoundary';

beforeAll(() => startI18n(['common', 'errors']));
afterEach(cleanup);

function Row({ level }: { level: 2 | 3 }) {
  const query = useQuery({
    queryKey: ['row', level],
    queryFn: (): Promise<string> =>
      Promise.reject(new ApiError({ kind: 'not_found', status: 404 })),
    retry: false,
  });
  return (
    <>
      <p>список</p>
      <QueryBoundary query={query} level={level} skeleton={null}>
        {(text) => text}
      </QueryBoundary>
    </>
  );
}

const show = (level: 2 | 3) =>
  openAt('/', [
    { path: '/', Component: () => <Row level={level} />, ErrorBoundary: () => <p>нет страницы</p> },
  ]);

it('shows in a dialog that its row does not exist, without a retry; the page behind it stays', async () => {
  show(3);
  expect(await screen.findByText(i18n.t('routeError.notFoundRow'))).toBeVisible();
  expect(screen.getByText('список')).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('retry') })).toBeNull();
});

it('leaves a page without its row to the route', async () => {
  show(2);
  expect(await screen.findByText('нет страницы')).toBeVisible();
});
