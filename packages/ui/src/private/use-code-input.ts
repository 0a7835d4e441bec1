import { useRef, type ClipboardEvent } from 'react';
import { useComposedText, type TextPhase } from './use-composed-text';

export interface CodeInput {
  /** The digits so far. */
  value: string;
  /** Number of digits. */
  length: number;
  /** Nothing is pasted. */
  isLocked: boolean;
  onChange: (value: string) => void;
  /** Called once with the full code. */
  onComplete: ((code: string) => void) | undefined;
}

/** The one input behind the cells of a code: typed, pasted, composed, or filled in by the phone. */
export function useCodeInput({ value, length, isLocked, onChange, onComplete }: CodeInput) {
  const inputRef = useRef<HTMLInputElement>(null);
  const change = (raw: string, phase: TextPhase) => {
    const code = raw.replace(/\D/g, '').slice(0, length);
    onChange(code);
    const isNew = code !== value || phase === 'composed';
    if (code.length === length && isNew && phase !== 'composing') onComplete?.(code);
  };
  const text = useComposedText(value, change);
  return {
    inputRef,
    /** The cell where the next digit is shown. */
    current: Math.min(value.length, length - 1),
    inputProps: {
      ...text,
      // The caret is not rendered, so it must be where the next digit is shown.
      onSelect: () => {
        const input = inputRef.current;
        if (input && input.selectionStart === input.selectionEnd)
          input.setSelectionRange(input.value.length, input.value.length);
      },
      // A pasted code is the whole code, whatever was there before.
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        if (!isLocked) change(event.clipboardData.getData('text'), 'typed');
      },
    },
  };
}
