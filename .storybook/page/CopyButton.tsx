import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../packages/ui/src/components/VisuallyHidden/VisuallyHidden';
import { Button } from '../../packages/ui/src/components/Button/Button';

/** Copies a text to the clipboard, and confirms it for two seconds. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={isCopied ? Check : Copy}
        aria-label={`Copy ${name}`}
        onPress={async () => {
          await navigator.clipboard.writeText(text);
          setCopied(true);
        }}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <VisuallyHidden role="status">{isCopied ? `${name} is copied` : ''}</VisuallyHidden>
    </>
  );
}
