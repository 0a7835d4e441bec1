import { isApiError } from '@karvon/api/errors';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { useErrorText } from '../shared/feedback/error-text';
import { forgetKept } from '../shared/offline/kept-responses';
import { useIsOffline } from '../shared/offline/network';
import { chunkAddress } from '../shared/routing/probe-chunk';
import { areaOf } from './area-of';
import * as css from './RouteError.css';

export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation(['common', 'errors']);
  const errorText = useErrorText();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isMissing =
    isApiError(error, 'not_found') || (isRouteErrorResponse(error) && error.status === 404);
  // The browser caches the failure of a chunk, so only a reload loads it again. Drafts are on the device.
  const isChunk = !isApiError(error) && chunkAddress(error) !== undefined;
  // Navigates to the same URL: a revalidation that ends before it renders does not clear the error.
  const again = () => navigate({ pathname, search }, { replace: true, state });
  const isCrash = !isApiError(error) && !isRouteErrorResponse(error) && !isChunk;
  // Outside system: this device. A kept response that breaks its page would break it at each visit.
  useEffect(() => {
    if (isCrash) void forgetKept();
  }, [isCrash]);
  const isCutOff = useIsOffline() && isChunk;
  const text = isMissing
    ? t('routeError.notFoundText')
    : isCutOff
      ? t('errors:offline')
      : errorText(error).text;
  const area = areaOf(pathname);
  const instance = isApiError(error) ? error.instance : undefined;
  return (
    <section className={css.page} role="alert">
      <h1 className={css.title}>
        {t(isMissing ? 'routeError.notFoundTitle' : 'routeError.title')}
      </h1>
      <p className={css.text}>{text}</p>
      <p className={css.actions}>
        {!isMissing && (
          <button
            className={css.retry}
            type="button"
            disabled={navigation.state === 'loading'}
            onClick={() => (isChunk ? location.reload() : void again())}
          >
            {t(isChunk ? 'reload' : 'retry')}
          </button>
        )}
        <Link className={css.button} to={area.path}>
          {t(area.link)}
        </Link>
      </p>
      {instance !== undefined && (
        <p className={css.reference}>{t('routeError.reference', { instance })}</p>
      )}
    </section>
  );
}
