import { CarFront, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { icon } from '../../private/icon-size';
import { Text } from '../Text/Text';
import * as css from './MediaRow.css';

export interface MediaRowProps {
  /** The picture, shown 8:5. Missing or broken: a drawing in its place. */
  src: string | null | undefined;
  /** The name of the thing. One line, cut off at its end. */
  title: string;
  /** One line below the title: a price. */
  detail?: string | undefined;
  /** At the right end: a `Badge`. */
  end?: ReactNode;
  /** Makes the whole row one link, named by all its words. */
  href?: string;
  /** In place of a missing picture. @default CarFront */
  placeholderIcon?: LucideIcon;
}

/** A thing with its picture in one low row, pinned above what is about it. In a list of equals use `MediaCard`. */
export function MediaRow({
  src,
  title,
  detail,
  end,
  href,
  placeholderIcon: Placeholder = CarFront,
}: MediaRowProps) {
  const [broken, setBroken] = useState<string>();
  const content = (
    <>
      <span className={css.picture}>
        {src && src !== broken ? (
          <img src={src} alt="" className={css.photo} onError={() => setBroken(src)} />
        ) : (
          <Placeholder {...icon.sm} />
        )}
      </span>
      <span className={css.words}>
        <Text size="sm" weight="medium" isTruncated>
          {title}
        </Text>
        {detail !== undefined && detail !== '' && (
          <Text size="sm" tone="muted" isTruncated>
            {detail}
          </Text>
        )}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </>
  );
  if (href === undefined) return <div className={css.row}>{content}</div>;
  return (
    <AriaLink href={href} className={css.row}>
      {content}
    </AriaLink>
  );
}
