import { useState } from 'react';
import * as css from './PersonAvatar.css';

/** The picture of who is signed in; the placeholder when there is none or it does not load. */
export function PersonAvatar({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const isUsable = src !== undefined && src !== broken;
  return (
    <img
      className={css.avatar}
      src={isUsable ? src : '/avatar.svg'}
      width={36}
      height={36}
      alt=""
      onError={() => setBroken(src)}
    />
  );
}
