import { useEffect, useState, useSyncExternalStore } from 'react';
import { qrPath, type QrPath } from './qr-path';
import * as css from './QrCode.css';

export interface QrCodeProps {
  /** Content of the code: an address, or `tel:+998…`. A path from `/` is completed with the address of this site. */
  value: string;
  /** Name of the target: «Объявление на Karvon». The image is announced by it. */
  'aria-label': string;
  /** 132 or 200 px, or the width around it. @default 'md' */
  size?: 'md' | 'lg' | 'fill';
}

/** Modules of white around a code, without which scanners do not find it. */
const quiet = 4;
/** Modules of a code of a short address: the size of the place until the code is there. */
const usualSize = 25;

const never = () => () => {};

/** A code that a phone’s camera opens. It is always black on white, also in the dark theme. */
export function QrCode({ value, 'aria-label': label, size = 'md' }: QrCodeProps) {
  // A page that was built ahead loads nothing until its script is there.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [code, setCode] = useState<QrPath & { value: string }>();

  // Outside systems: the address of this site, which is not known while a page is built, and the chunk that encodes.
  useEffect(() => {
    let isCurrent = true;
    const encode = async () => {
      const text = value.startsWith('/') ? new URL(value, location.origin).href : value;
      const path = await qrPath(text);
      if (isCurrent) setCode({ ...path, value });
    };
    void encode();
    return () => {
      isCurrent = false;
    };
  }, [value]);

  const isReady = code?.value === value;
  const side = (isReady ? code.size : usualSize) + 2 * quiet;
  return (
    <svg
      className={css.code[size]}
      viewBox={`${String(-quiet)} ${String(-quiet)} ${String(side)} ${String(side)}`}
      role="img"
      aria-label={label}
      aria-busy={(isInBrowser && !isReady) || undefined}
      shapeRendering="crispEdges"
    >
      {isReady && <path d={code.d} />}
    </svg>
  );
}
