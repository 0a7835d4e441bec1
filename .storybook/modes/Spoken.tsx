import type { ComponentType } from 'react';
import { UiLanguageProvider } from '../../packages/ui/src/i18n/UiLanguageProvider';
import { SampleLanguage, samplesIn } from '../../packages/ui/src/testing/sample-texts/SampleTexts';
import { useStoryLanguage, type Modes } from '../globals';

interface Props {
  Story: ComponentType<{ args: Record<string, unknown> }>;
  args: Record<string, unknown>;
  language: Modes['language'];
  /** The story has a play function. */
  isPlayed: boolean;
}

/** A story in the toolbar's language: components' own texts and the story's samples. */
export function Spoken({ Story, args, language, isPlayed }: Props) {
  const spoken = useStoryLanguage(language);
  return (
    <UiLanguageProvider language={spoken}>
      <SampleLanguage language={spoken}>
        {/* A field reads its initial value once, so a story remounts in another language, unless it would lose its played state. */}
        <Story key={isPlayed ? undefined : language} args={samplesIn(spoken)(args)} />
      </SampleLanguage>
    </UiLanguageProvider>
  );
}
