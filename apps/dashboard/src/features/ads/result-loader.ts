import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../shared/query';
import { idParam } from '../../shared/resource/routes/id-param';
import { adsQueries } from './queries';
import { readPeriod } from './result-period';

export function loader({ request, params }: LoaderFunctionArgs) {
  const id = idParam(params['id']);
  const period = readPeriod(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(adsQueries.result(id, period));
  void queryClient.prefetchQuery(adsQueries.history(id));
  return null;
}
