import { MoreFailed } from '../../feedback/MoreFailed';
import { ListPages, type ListPagesProps } from './ListPages';

export function ListEnd({
  error,
  retry,
  ...pages
}: Omit<ListPagesProps, 'retry'> & { error: unknown; retry: () => void }) {
  return (
    <>
      {error !== null && <MoreFailed error={error} />}
      <ListPages {...pages} retry={error === null ? undefined : retry} />
    </>
  );
}
