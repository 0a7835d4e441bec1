import * as css from './SignInPicture.css';

/** The car under arches, with words on it. */
export function SignInPicture({ children }: { children: string }) {
  return (
    <div className={css.picture}>
      <p className={css.words}>{children}</p>
    </div>
  );
}
