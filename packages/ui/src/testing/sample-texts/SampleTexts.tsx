import { createContext, useContext, type ReactNode } from 'react';
import { reworded } from './reworded';

const Language = createContext<'ru' | 'uz'>('ru');

const asWritten = <Value,>(value: Value): Value => value;

/** Samples of a story in a language: `(value) => value`, with every Russian text in it said. */
export const samplesIn = (language: 'ru' | 'uz') => (language === 'uz' ? reworded : asWritten);

/** The language that samples inside of it are said in. */
export function SampleLanguage({
  language,
  children,
}: {
  language: 'ru' | 'uz';
  children: ReactNode;
}) {
  return <Language value={language}>{children}</Language>;
}

/** For a component of a story that holds Russian texts of its own: `const sample = useSample()`, then `sample('Сохранить')`, `sample(columns)`. */
export const useSample = () => samplesIn(useContext(Language));

/** Around what `render` renders with Russian texts in it: they follow the language as those in `args` do. */
export function Sample({ children }: { children: ReactNode }) {
  const sample = useSample();
  return sample(<>{children}</>);
}
