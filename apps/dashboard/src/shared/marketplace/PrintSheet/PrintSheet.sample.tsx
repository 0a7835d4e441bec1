import { Button } from '@karvon/ui/Button';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { PrintSheet } from './PrintSheet';
import { QrCode } from '../QrCode/QrCode';
import { Printer } from 'lucide-react';
import { useState } from 'react';

export function PrintCar() {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button icon={Printer} onPress={() => setPrinting(true)}>
        Распечатать
      </Button>
      {isPrinting && (
        <PrintSheet
          variant="poster"
          title="Chevrolet Cobalt, 2024"
          headline="168 000 000 сум"
          code={<QrCode size="fill" value="/cars/42" aria-label="Объявление на Karvon" />}
          onDone={() => setPrinting(false)}
        >
          <DefinitionList items={[{ term: 'Пробег', detail: '24 500 км' }]} />
        </PrintSheet>
      )}
    </>
  );
}
