import { Download } from 'lucide-react';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { Inline } from '../../packages/ui/src/components/Inline/Inline';
import { saveFile } from '../../packages/ui/src/private/save-file';
import { Block } from '../foundations/Block';
import { CopyButton } from '../page/CopyButton';
import { designTokens } from './design-tokens';
import { figmaFiles } from './figma-variables';

interface TokenFile {
  name: string;
  content: unknown;
}

const Files = ({ files }: { files: readonly TokenFile[] }) => (
  <Block>
    {files.map(({ name, content }) => {
      const text = `${JSON.stringify(content, undefined, 2)}\n`;
      return (
        <Inline key={name} gap={3}>
          <Button icon={Download} onPress={() => saveFile(name, 'application/json', text)}>
            {name}
          </Button>
          <CopyButton text={text} name={name} />
        </Inline>
      );
    })}
  </Block>
);

const themeFiles = (['light', 'dark'] as const).map((name) => ({
  name: `karvon-${name}.tokens.json`,
  content: designTokens(name),
}));

export const TokenDownload = () => <Files files={themeFiles} />;

export const FigmaDownload = () => <Files files={figmaFiles} />;
