import { redirect } from 'react-router-dom';
import { homePath, paths } from '../paths';
import { safeNext } from './next-path';
import { readProfile } from './profile';

export function requireSession({ request }: { request: Request }): null {
  if (readProfile() !== undefined) return null;
  const url = new URL(request.url);
  throw redirect(paths.login(safeNext(url.pathname + url.search + url.hash)));
}

export function afterSignIn(search: URLSearchParams): string {
  return safeNext(search.get('next')) ?? homePath();
}
