import { useState, type CompositionEvent, type SyntheticEvent } from 'react';

/** `composing` while a keyboard may still replace the text, `composed` once it has ended. */
export type TextPhase = 'typed' | 'composing' | 'composed';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const isComposing = ({ nativeEvent }: SyntheticEvent) =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/**
 * Leaves an input's text alone during composition: if it were rewritten, the keyboard would insert its word again.
 * The parent gets each change; its own text is shown afterwards.
 */
export function useComposedText(
  value: string | undefined,
  onChange: (text: string, phase: TextPhase) => void,
) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange: (event: SyntheticEvent<TextElement>) => {
      const { value: text } = event.currentTarget;
      setComposed(isComposing(event) && value !== undefined ? text : undefined);
      onChange(text, isComposing(event) ? 'composing' : 'typed');
    },
    onCompositionEnd: (event: CompositionEvent<TextElement>) => {
      if (composed === undefined) return;
      setComposed(undefined);
      onChange(event.currentTarget.value, 'composed');
    },
  };
}
