import { Pagination } from '@karvon/ui/Pagination';
import { useState } from 'react';

const count = 131;
const size = 9;

export function CarPages() {
  const [page, setPage] = useState(1);
  const from = (page - 1) * size + 1;
  return (
    <Pagination
      count={count}
      size={size}
      page={page}
      onPageChange={setPage}
      rangeLabel={`${from}–${Math.min(page * size, count)} из ${count}`}
      labels={{
        navigation: 'Страницы',
        previous: 'Предыдущая',
        next: 'Следующая',
        page: (at) => `Страница ${at}`,
      }}
      more={{
        label: 'Показать ещё',
        summary: `Показано ${Math.min(page * size, count)} из ${count}`,
        hasMore: page * size < count,
        onPress: () => setPage(page + 1),
      }}
    />
  );
}
