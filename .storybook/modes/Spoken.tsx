import type { ComponentType } from 'react';
import { UiLanguageProvider } from '../../packages/ui/src/i18n/UiLanguageProvider';
import { SampleLanguage, samplesIn } from '../../packages/ui/src/testing/sample-texts/SampleTexts';
import { useStoryLanguage, type Modes } from '../globals';

interface Props {
  Story: ComponentType<{ args: Record<string, unknown> }>;
  args: Record<string, unknown>;
  language: Modes['language'];
  /** Something is pressed in it. */
  isPlayed: boolean;
}

/** A story in the language of the toolbar: what components say by themselves, and the story's own samples. */
export function Spoken({ Story, args, language, isPlayed }: Props) {
  const spoken = useStoryLanguage(language);
  return (
    <UiLanguageProvider language={spoken}>
      <SampleLanguage language={spoken}>
        {/* What a field holds at first is taken once: a story begins over in another language, but for one that would lose what was pressed. */}
        <Story key={isPlayed ? undefined : language} args={samplesIn(spoken)(args)} />
      </SampleLanguage>
    </UiLanguageProvider>
  );
}
