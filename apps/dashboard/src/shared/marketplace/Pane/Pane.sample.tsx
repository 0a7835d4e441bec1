import { Heading } from '@karvon/ui/Heading';
import { Pane } from './Pane';
import { Text } from '@karvon/ui/Text';

export function BuyerPane() {
  return (
    <div style={{ display: 'flex', height: 320 }}>
      <Pane
        aria-label="О покупателе"
        header={<Heading level={2}>Дилноза Рашидова</Heading>}
        headerKind="bar"
        isPadded
      >
        <Text as="p">Смотрела 3 машины, писала вчера в 18:04.</Text>
      </Pane>
    </div>
  );
}
