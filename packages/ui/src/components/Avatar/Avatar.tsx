import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { icon } from '../../private/icon-size';
import { warnOnce } from '../../private/warn-once';
import * as css from './Avatar.css';
import { initialsOf, toneOf } from './initials';

export interface AvatarProps {
  /** The user’s name; also the accessible name. Without it a placeholder icon is shown. */
  name: string | null | undefined;
  /** Address of the photo. Initials are shown until it loads, or if it does not. */
  src?: string | null;
  /** Sets the colour, so that a user has the same one on every screen. @default the name */
  id?: string | number;
  /** 28, 36, 44 or 72 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Announced after the name, and shown as a green dot: «в сети». */
  onlineLabel?: string;
  /** The name is shown next to it, so screen readers skip the avatar. @default false */
  isDecorative?: boolean;
}

/** A user: a photo, or two initials on one of four soft backgrounds. */
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
