import { redirect } from 'react-router-dom';
import { homePath, paths } from '../paths';
import { safeNext } from './next-path';
import { readProfile } from './profile';

/** Loader guard of the signed-in part: without a profile to `/login`, and back to the same place afterwards. */
export function requireSession({ request }: { request: Request }): null {
  if (readProfile() !== undefined) return null;
  const url = new URL(request.url);
  throw redirect(paths.login(safeNext(url.pathname + url.search + url.hash)));
}

/** Where to go after signing in: the place that was asked for, else the home page of dealers. */
export function afterSignIn(search: URLSearchParams): string {
  return safeNext(search.get('next')) ?? homePath();
}
