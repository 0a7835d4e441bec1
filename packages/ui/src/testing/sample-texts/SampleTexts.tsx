import { createContext, useContext, type ReactNode } from 'react';
import { reworded } from './reworded';

const Language = createContext<'ru' | 'uz'>('ru');

const asWritten = <Value,>(value: Value): Value => value;

/** Returns a function that translates Russian samples to a language. */
export const samplesIn = (language: 'ru' | 'uz') => (language === 'uz' ? reworded : asWritten);

/** Sets the language of the samples inside. */
export function SampleLanguage({
  language,
  children,
}: {
  language: 'ru' | 'uz';
  children: ReactNode;
}) {
  return <Language value={language}>{children}</Language>;
}

/** For a story's component with Russian texts: `const sample = useSample()`, then `sample('Сохранить')`, `sample(columns)`. */
export const useSample = () => samplesIn(useContext(Language));

/** Translates Russian texts inside `render`, as those in `args` are. */
export function Sample({ children }: { children: ReactNode }) {
  const sample = useSample();
  return sample(<>{children}</>);
}
