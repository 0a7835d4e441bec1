import type { AutoSummary } from '@karvon/api/main';
import { Link } from '@karvon/ui/Link';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PriceConflictDialog } from './PriceConflictDialog';
import { PriceEditor } from './PriceEditor';
import type { PriceConflict } from './use-price-change';

/** A price after the first press: its editor, or the price again. */
export function EditedPrice({
  row,
  label,
  children,
}: {
  row: AutoSummary;
  label: string;
  children: string;
}) {
  const [isEditing, setEditing] = useState(true);
  const [conflict, setConflict] = useState<PriceConflict>();
  const link = useRef<HTMLAnchorElement>(null);
  const close = (hasFocus: boolean) => {
    flushSync(() => setEditing(false));
    if (hasFocus) link.current?.focus();
  };
  return (
    <>
      {isEditing ? (
        <PriceEditor row={row} onClose={close} onConflict={setConflict} />
      ) : (
        <Link ref={link} variant="quiet" aria-label={label} onPress={() => setEditing(true)}>
          {children}
        </Link>
      )}
      {conflict && <PriceConflictDialog row={row} conflict={conflict} onConflict={setConflict} />}
    </>
  );
}
