import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';

/** Format of the text that a user types. */
export interface Mask {
  /** The characters that count (`901234567`), taken from anything typed or pasted. */
  clean: (raw: string) => string;
  /** Those characters as shown (`90 123 45 67`). */
  format: (clean: string) => string;
  /** Reads the input's text before it is cleaned, for example to find the number in a pasted one. @default the text as it is */
  read?: (shown: string, raw: string) => string;
  /** Returns true for texts that the mask formats. @default always */
  accepts?: (raw: string) => boolean;
}

/** Characters that a mask inserts; everything else counts. */
const separators = /[\s:]/;

/** Returns the caret position after `count` significant characters of `text`. */
export function caretAfter(text: string, count: number): number {
  if (count <= 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!separators.test(text.charAt(at))) seen += 1;
    if (seen === count) return at + 1;
  }
  return text.length;
}

export interface Edit {
  /** Text of the input before the edit. */
  shown: string;
  /** Text of the input after the edit. */
  raw: string;
  /** Caret in `raw`. */
  caret: number;
  /** True for Delete, which removes the next character. */
  isForward: boolean;
}

/**
 * Text and caret after an edit. Characters are counted from the left, because groups may change. Erasing a separator
 * also erases the character next to it: Backspace would do nothing otherwise.
 */
export function applyEdit(mask: Mask, { shown, raw, caret, isForward }: Edit) {
  let clean = mask.clean(raw);
  let before = mask.clean(raw.slice(0, caret)).length;
  const erasedSeparator = raw.length === shown.length - 1 && clean === mask.clean(shown);
  if (erasedSeparator && clean !== '') {
    const victim = isForward ? before : before - 1;
    if (victim >= 0) clean = mask.clean(clean.slice(0, victim) + clean.slice(victim + 1));
    if (!isForward) before = Math.max(0, before - 1);
  }
  const text = mask.format(clean);
  return { clean, text, caret: caretAfter(text, before) };
}

/**
 * Keeps an input's text in the format of a mask. Text and caret are set before the parent renders, so that React does not move the caret.
 * During composition, input events are hidden from React, and the text is read at the end.
 * @param onOther gets a text that the mask does not accept, which stays as typed
 */
export function useInputMask(
  mask: Mask,
  shown: string,
  onClean: (clean: string) => void,
  onOther: (raw: string) => void = onClean,
) {
  const inputRef = useRef<HTMLInputElement>(null);
  const isForward = useRef(false);
  const isComposing = useRef(false);
  const onChange = (typed: string) => {
    const raw = mask.read?.(shown, typed) ?? typed;
    if (mask.accepts?.(raw) === false) {
      onOther(raw);
      return;
    }
    const input = inputRef.current;
    const caret = input?.selectionStart ?? raw.length;
    const next = applyEdit(mask, { shown, raw, caret, isForward: isForward.current });
    if (input) {
      input.value = next.text;
      input.setSelectionRange(next.caret, next.caret);
    }
    onClean(next.clean);
  };
  const settle = () => {
    if (!isComposing.current) return;
    isComposing.current = false;
    if (inputRef.current) onChange(inputRef.current.value);
  };
  const onCompositionEnd = useEffectEvent(settle);
  useEffect(() => {
    const input = inputRef.current;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    input?.addEventListener('compositionstart', () => (isComposing.current = true), options);
    input?.addEventListener('compositionend', () => onCompositionEnd(), options);
    // React would restore the last rendered text, and the keyboard would insert its word again.
    const hide = (event: Event) => isComposing.current && event.stopPropagation();
    input?.addEventListener('input', hide, options);
    return () => listeners.abort();
  }, []);
  return {
    inputRef,
    onKeyDown: (event: KeyboardEvent) => {
      isForward.current = event.key === 'Delete';
      // A keyboard may submit the form without ending its word.
      if (event.key === 'Enter') settle();
    },
    onChange,
  };
}

export function mergeRefs<T>(own: RefObject<T | null>, outer: Ref<T> | undefined) {
  return (node: T | null) => {
    own.current = node;
    if (typeof outer === 'function') outer(node);
    else if (outer) outer.current = node;
  };
}
