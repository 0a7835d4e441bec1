import { CarFront, Check, Image as ImageIcon, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import * as choice from '@karvon/ui/internal/choice.css';
import { icon } from '@karvon/ui/internal/icon-size';
import { warnOnce } from '@karvon/ui/internal/warn-once';
import { Badge } from '@karvon/ui/Badge';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import { hidden } from '@karvon/ui/css/visually-hidden';
import * as css from './MediaCard.css';

/** A small fact with an icon: views, likes, days. */
export interface MediaCardFact {
  /** Before the text, decorative. */
  icon: LucideIcon;
  /** Name of the counted items, for screen readers and as a tooltip: «Просмотры». */
  label: string;
  /** The value as shown: «1 284», «12 дн. в салоне». */
  text: string;
  /** `warn` for a value that needs attention. @default 'neutral' */
  tone?: 'neutral' | 'warn';
}

export interface MediaCardProps {
  /** The only link of the card, and its name. */
  title: string;
  /** Address of the target page, for the title and the card. */
  href: string;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3;
  /** The image, shown 2:1. Missing or broken: an illustration. */
  src?: string | null;
  /** Other sizes of the image, as in `img`. */
  srcSet?: string;
  /** Its width on screen, for `srcSet`. */
  sizes?: string;
  /** `eager` for the cards that are visible at first. @default 'lazy' */
  loading?: 'lazy' | 'eager';
  /** Instead of a missing image. @default CarFront */
  placeholderIcon?: LucideIcon;
  /** On the image, top left: a `Badge` with `isLifted`. */
  badge?: ReactNode;
  /** On the image, bottom right. Nothing is shown for 0. @default none */
  photoCount?: number | null;
  /** The count as text, for screen readers: «14 фото». */
  photoCountLabel?: string;
  /** Makes the card selectable; the checkbox is visible on hover, on focus and on touch. */
  onSelectedChange?: (isSelected: boolean) => void;
  /** Name of the checkbox: «Выбрать Chevrolet Tracker». */
  selectLabel?: string;
  /** True while selected. @default false */
  isSelected?: boolean;
  /** Another card is selected: every checkbox is visible. @default false */
  isSelecting?: boolean;
  /** To the right of the title: a `Menu`. */
  menu?: ReactNode;
  /** One line below the title. */
  specs?: ReactNode;
  /** In the currency of the listing. */
  price?: ReactNode;
  /** Next to the price, small: the other currency. */
  priceNote?: ReactNode;
  /** Small facts; the last is on the right. @default none */
  facts?: readonly MediaCardFact[];
  /** The footer: what the item needs. A `Timer` or text. Without text and action there is no footer. */
  footerText?: ReactNode;
  /** Before the text of the footer. */
  footerIcon?: LucideIcon;
  /** Colour of the footer’s icon and text. @default 'neutral' */
  footerTone?: 'neutral' | 'success' | 'warn' | 'danger';
  /** The main action: a small `Button`. */
  footerAction?: ReactNode;
}

/** A card with an image and one link. Its checkbox, menu and action work separately. */
export function MediaCard({
  title,
  href,
  level = 3,
  badge,
  photoCount,
  photoCountLabel,
  onSelectedChange,
  selectLabel,
  isSelected = false,
  isSelecting = false,
  menu,
  specs,
  price,
  priceNote,
  facts = [],
  footerText,
  footerIcon: FooterIcon,
  footerTone = 'neutral',
  footerAction,
  ...photo
}: MediaCardProps) {
  if (import.meta.env.DEV) {
    if (!title)
      warnOnce('MediaCard', 'Its title is empty, and the link has no name: give `title`.');
    if (onSelectedChange && !selectLabel)
      warnOnce('MediaCard', 'Its box has no name for readers: give `selectLabel`.');
  }
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={css.card({ isSelected })}
      data-card
      data-selecting={isSelected || isSelecting || undefined}
    >
      <div className={css.photo}>
        <CardImage key={photo.src} {...photo} />
        {badge != null && <div className={css.badges}>{badge}</div>}
        {typeof photoCount === 'number' && photoCount > 0 && (
          <div className={css.count}>
            <Badge tone="photo" icon={ImageIcon}>
              <span aria-hidden={photoCountLabel !== undefined}>{photoCount}</span>
              {photoCountLabel !== undefined && <VisuallyHidden>{photoCountLabel}</VisuallyHidden>}
            </Badge>
          </div>
        )}
      </div>
      {onSelectedChange && (
        <div className={css.select}>
          <SelectCheckbox
            label={selectLabel ?? title}
            isSelected={isSelected}
            onChange={onSelectedChange}
          />
        </div>
      )}
      <div className={css.body}>
        <div className={css.head}>
          <Title className={css.title} title={title}>
            <Link href={href} className={css.link} data-title>
              {title}
            </Link>
          </Title>
          {menu != null && <div className={css.menu}>{menu}</div>}
        </div>
        {specs != null && <p className={css.specs}>{specs}</p>}
        {(price != null || priceNote != null) && (
          <p className={css.priceRow}>
            <strong className={css.price}>{price}</strong>
            {priceNote != null && <span className={css.priceNote}>{priceNote}</span>}
          </p>
        )}
        <Facts facts={facts} />
      </div>
      {(footerText != null || footerAction != null) && (
        <footer className={css.footer}>
          <div className={css.footerText[footerTone]}>
            {FooterIcon && <FooterIcon {...icon.sm} className={css.footerIcon} />}
            <span>{footerText}</span>
          </div>
          {footerAction != null && <div className={css.action}>{footerAction}</div>}
        </footer>
      )}
    </article>
  );
}

/** A checkbox without text. A screen has dozens of them, and they need nothing of what a form's `Checkbox` can do. */
function SelectCheckbox({
  label,
  isSelected,
  onChange,
}: {
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}) {
  return (
    <label className={choice.row} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        aria-label={label}
        className={hidden}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={`${choice.mark} ${css.checkbox}`}>
        {isSelected && <Check size={13} strokeWidth={3} aria-hidden />}
      </span>
    </label>
  );
}

type ImageProps = Pick<MediaCardProps, 'src' | 'srcSet' | 'sizes' | 'loading' | 'placeholderIcon'>;

/** Decorative: the title next to it says what it shows. */
function CardImage({
  src,
  srcSet,
  sizes,
  loading = 'lazy',
  placeholderIcon: Placeholder = CarFront,
}: ImageProps) {
  const [isBroken, setBroken] = useState(false);
  if (!src || isBroken) return <Placeholder size={48} strokeWidth={1.25} aria-hidden />;
  return (
    <img
      alt=""
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      loading={loading}
      decoding="async"
      className={css.image}
      onError={() => setBroken(true)}
    />
  );
}

function Facts({ facts }: { facts: readonly MediaCardFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={css.metaRow}>
      {facts.map(({ icon: Icon, label, text, tone }, at) => (
        <li
          key={label}
          title={label}
          className={css.meta({
            isLast: facts.length > 1 && at === facts.length - 1,
            isWarn: tone === 'warn',
          })}
        >
          <Icon {...icon.xs} strokeWidth={1.75} className={css.metaIcon} />
          <VisuallyHidden>{label}: </VisuallyHidden>
          {text}
        </li>
      ))}
    </ul>
  );
}
