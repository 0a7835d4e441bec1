import * as css from './SignInImage.css';

/** The car under arches, with texts on it. */
export function SignInImage({ children }: { children: string }) {
  return (
    <div className={css.image}>
      <p className={css.text}>{children}</p>
    </div>
  );
}
