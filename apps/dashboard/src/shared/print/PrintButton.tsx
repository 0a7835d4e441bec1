import { Button } from '@karvon/ui/Button';
import { Printer } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

export interface PrintButtonProps {
  label: string;
  size?: 'sm' | 'md';
  /** Renders the `PrintSheet` when the button is pressed. */
  renderSheet: (onDone: () => void) => ReactNode;
}

/** Prints a separate sheet, not the screen. */
export function PrintButton({ label, size = 'md', renderSheet }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button size={size} icon={Printer} onPress={() => setPrinting(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>{isPrinting && renderSheet(() => setPrinting(false))}</Suspense>
    </>
  );
}
