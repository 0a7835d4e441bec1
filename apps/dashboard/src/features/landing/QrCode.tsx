import { useEffect, useState } from 'react';
import * as css from './cta.css';
import { qrPath, type QrPath } from './qr-path';

/** The code of an address of this very site. Made in the browser: where the site stands is not known while it is built. */
export function QrCode({ path, label }: { path: string; label: string }) {
  const [code, setCode] = useState<QrPath>();

  // Outside system: the page's address. The page's script itself comes shortly before this comes into view (`data-lazy`,
  // `build/landing-start.js`), or when somebody has turned to the page.
  useEffect(() => {
    let isCurrent = true;
    const renderCode = async () => {
      const qrCode = await qrPath(new URL(path, location.origin).href);
      if (isCurrent) setCode(qrCode);
    };
    void renderCode();
    return () => {
      isCurrent = false;
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
