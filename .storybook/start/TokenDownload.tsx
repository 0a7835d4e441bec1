import { Download } from 'lucide-react';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { Inline } from '../../packages/ui/src/components/Inline/Inline';
import { saveFile } from '../../packages/ui/src/private/save-file';
import { Block } from '../foundations/Block';
import { CopyButton } from '../page/CopyButton';
import type { ThemeName } from '../foundations/contrast';
import { designTokens } from './design-tokens';

const themes = ['light', 'dark'] as const satisfies ThemeName[];

const textOf = (name: ThemeName) => `${JSON.stringify(designTokens(name), undefined, 2)}\n`;

const download = (name: ThemeName) =>
  saveFile(`karvon-${name}.tokens.json`, 'application/json', textOf(name));

export function TokenDownload() {
  return (
    <Block>
      {themes.map((name) => (
        <Inline key={name} gap={3}>
          <Button icon={Download} onPress={() => download(name)}>
            {`karvon-${name}.tokens.json`}
          </Button>
          <CopyButton text={textOf(name)} name={`the ${name} tokens`} />
        </Inline>
      ))}
    </Block>
  );
}
