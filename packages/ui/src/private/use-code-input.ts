import { useRef, useState, type ClipboardEvent } from 'react';
import { readCode, type CodeProblem } from '../parse/code';
import { insertedText } from './inserted-text';
import { useComposedText, type TextPhase } from './use-composed-text';

export interface CodeInput {
  value: string;
  length: number;
  /** Ignores pasted text. */
  isLocked: boolean;
  onChange: (value: string) => void;
  /** Called once with the full code. */
  onComplete: ((code: string) => void) | undefined;
}

/** The input behind the cells of a code: typing, paste, composition and autofill. */
export function useCodeInput({ value, length, isLocked, onChange, onComplete }: CodeInput) {
  const inputRef = useRef<HTMLInputElement>(null);
  // Why the last pasted or autofilled text contained no code.
  const [problem, setProblem] = useState<CodeProblem>();
  const change = (raw: string, phase: TextPhase) => {
    setProblem(undefined);
    const code = raw.replace(/\D/g, '').slice(0, length);
    onChange(code);
    const isNew = code !== value || phase === 'composed';
    if (code.length === length && isNew && phase !== 'composing') onComplete?.(code);
  };
  const takeText = (text: string) => {
    const read = readCode(text, length);
    if ('code' in read) change(read.code, 'typed');
    else setProblem(read.problem);
  };
  const text = useComposedText(value, (raw, phase) => {
    const inserted = insertedText(value, raw);
    // Phones fill in the full message as one edit.
    if (phase === 'typed' && inserted.length > 1 && !/^\d*$/.test(inserted)) takeText(inserted);
    else change(raw, phase);
  });
  return {
    inputRef,
    problem,
    current: Math.min(value.length, length - 1),
    inputProps: {
      ...text,
      // The caret is not rendered, so it must be where the next digit is shown.
      onSelect: () => {
        const input = inputRef.current;
        if (input && input.selectionStart === input.selectionEnd)
          input.setSelectionRange(input.value.length, input.value.length);
      },
      // A pasted code replaces everything.
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        if (!isLocked) takeText(event.clipboardData.getData('text'));
      },
    },
  };
}
