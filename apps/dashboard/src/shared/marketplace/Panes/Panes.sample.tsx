import { Pane } from '../Pane/Pane';
import { Panes } from './Panes';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { useState } from 'react';

const buyers = ['Дилноза Рашидова', 'Мирзо Турсунов'];

export function Buyers() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div style={{ display: 'flex', height: 480 }}>
      <Panes
        shown={chosen === null ? 'list' : 'main'}
        list={
          <Pane aria-label="Покупатели">
            <RowList>
              {buyers.map((name) => (
                <Row key={name} title={name} onPress={() => setChosen(name)} />
              ))}
            </RowList>
          </Pane>
        }
        main={
          <Pane aria-label="Переписка" tone="canvas" isPadded>
            {chosen ?? 'Выберите покупателя'}
          </Pane>
        }
      />
    </div>
  );
}
