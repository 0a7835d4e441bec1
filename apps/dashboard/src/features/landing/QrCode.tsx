import { useEffect, useState } from 'react';
import * as css from './cta.css';
import { qrPath, type QrPath } from './qr-path';

/** The code of an address of this very site. Made in the browser: where the site stands is not known while it is built. */
export function QrCode({ path, label }: { path: string; label: string }) {
  const [code, setCode] = useState<QrPath>();

  // Outside system: the page's address. The library comes late: nobody scans in the first second. The page's script itself comes
  // when this is in view (`data-lazy`, `build/landing-start.js`).
  useEffect(() => {
    let isCurrent = true;
    const renderCode = async () => {
      const qrCode = await qrPath(new URL(path, location.origin).href);
      if (isCurrent) setCode(qrCode);
    };
    const timer = setTimeout(() => void renderCode(), 1500);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [path]);

  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${code?.size ?? 25} ${code?.size ?? 25}`}
      role="img"
      data-lazy
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {code !== undefined && <path d={code.d} />}
    </svg>
  );
}
