import * as button from '@karvon/ui/css/button';
import { useTranslation } from 'react-i18next';
import * as native from '../../shared/native/native.css';
import { paths } from '../../shared/paths';
import * as css from './phone-form.css';

/** Number of a new customer. `landing-live` passes it on in this tab's storage, never in a URL. */
export function PhoneForm({ isOnBlue = false }: { isOnBlue?: boolean }) {
  const { t } = useTranslation('landing');
  const { pathname, searchParams } = new URL(paths.connect, 'http://localhost');
  const style = isOnBlue ? css.onBlue : native.primary;
  return (
    <form className={css.form} action={pathname} method="get" data-start="">
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={css.box}>
        <span className={css.code}>+998</span>
        <input
          className={css.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t('start.phone')}
          placeholder="90 123 45 67"
        />
      </label>
      <button
        type="submit"
        className={`${button.button({ variant: 'primary', size: 'lg' })} ${native.pressable} ${style}`}
      >
        {t('start.submit')}
      </button>
    </form>
  );
}
