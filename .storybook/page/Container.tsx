import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { UiLanguageProvider } from '../../packages/ui/src/i18n/UiLanguageProvider';
import { SampleLanguage } from '../../packages/ui/src/testing/sample-texts/SampleTexts';
import { brandThemes } from '../brand';
import { useModes } from '../globals';
import './prose.css';

/** Around every documentation page: Storybook's blocks in our colours, and the language that live examples speak. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  const { theme, language } = useModes();
  return (
    <UiLanguageProvider language={language}>
      <SampleLanguage language={language}>
        <DocsContainer {...props} theme={brandThemes[theme]} />
      </SampleLanguage>
    </UiLanguageProvider>
  );
}
