import * as css from './SignInImage.css';

export function SignInImage({ children }: { children: string }) {
  return (
    <div className={css.image}>
      <p className={css.text}>{children}</p>
    </div>
  );
}
