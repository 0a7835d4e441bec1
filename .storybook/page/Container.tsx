import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { UiLanguageProvider } from '../../packages/ui/src/i18n/UiLanguageProvider';
import { SampleLanguage } from '../../packages/ui/src/testing/sample-texts/SampleTexts';
import { brandThemes } from '../brand';
import { useModes } from '../globals';
import { useLoadedDocs } from './loaded-docs';
import { PageSkeleton } from './PageSkeleton';
import './prose.css';

function componentOf({ context }: DocsContainerProps): string | undefined {
  try {
    return context.resolveOf('meta', ['meta']).preparedMeta.title.split('/').at(-1);
  } catch {
    return undefined;
  }
}

/** Wraps every documentation page: Storybook's blocks in the product's colours, and the language of live examples. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  const { theme, language } = useModes();
  const isLoaded = useLoadedDocs(componentOf(props));
  return (
    <UiLanguageProvider language={language}>
      <SampleLanguage language={language}>
        {isLoaded ? <DocsContainer {...props} theme={brandThemes[theme]} /> : <PageSkeleton />}
      </SampleLanguage>
    </UiLanguageProvider>
  );
}
