import type { AutoSummary } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { targetOfCard } from '../actions/action-target';
import { FooterAction } from './FooterAction';
import { useCardFooter } from './use-card-footer';

/** A card's foot in a table's cell: the action where there is one, else what is waited for. */
export function NextStep({ auto }: { auto: AutoSummary }) {
  const { footer, content } = useCardFooter(auto);
  if ('action' in footer) return <FooterAction footer={footer} auto={targetOfCard(auto)} />;
  return (
    <Inline isWrapping={false}>
      <Text
        size="sm"
        tone={content.tone === undefined || content.tone === 'neutral' ? 'muted' : content.tone}
      >
        {content.text}
      </Text>
    </Inline>
  );
}
