import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { icon } from '../../private/icon-size';
import { warnOnce } from '../../private/warn-once';
import * as css from './Avatar.css';
import { initialsOf, toneOf } from './initials';

export interface AvatarProps {
  /** Whose; also the name for screen readers. Without one there is a figure. */
  name: string | null | undefined;
  /** Address of the photo; initials are shown until it is there and where it does not load. */
  src?: string | null;
  /** Decides the tone, so that a user keeps theirs on every screen. @default the name */
  id?: string | number;
  /** 28, 36, 44 or 72 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Said to screen readers after the name, with a green dot: «в сети». */
  onlineLabel?: string;
  /** The name stands beside it in words: screen readers need not hear it twice. @default false */
  isDecorative?: boolean;
}

/** A person: photo, or two initials on one of four soft grounds. */
export function Avatar({ name, src, id, size, onlineLabel, isDecorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const initials = initialsOf(name);
  if (import.meta.env.DEV && src && !name && !isDecorative)
    warnOnce(
      'Avatar',
      'A photo without a name says nothing to readers: give `name`, or `isDecorative`.',
    );
  const label = [name, onlineLabel].filter(Boolean).join(', ');
  return (
    <span
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative || label === '' ? undefined : label}
      aria-hidden={isDecorative || label === '' || undefined}
      className={css.avatar({ size, tone: toneOf(id ?? name ?? '') })}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className={css.image} onError={() => setBroken(src)} />
      ) : (
        (initials && <span className={css.initials} data-initials={initials} />) || (
          <UserRound {...icon.sm} />
        )
      )}
      {onlineLabel && <span className={css.online} />}
    </span>
  );
}
