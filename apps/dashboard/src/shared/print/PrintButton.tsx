import { Button } from '@karvon/ui/Button';
import { Printer } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyNamed } from '../resource/routes/lazy-named';

const PrintSheet = lazyNamed(() => import('./PrintSheet'), 'PrintSheet');

export interface PrintButtonProps {
  label: string;
  size?: 'sm' | 'md';
  /** What is printed; rendered when it is. */
  children: ReactNode;
}

/** Prints a sheet of its own, not the screen. */
export function PrintButton({ label, size = 'md', children }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button size={size} icon={Printer} onPress={() => setPrinting(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isPrinting && <PrintSheet onDone={() => setPrinting(false)}>{children}</PrintSheet>}
      </Suspense>
    </>
  );
}
