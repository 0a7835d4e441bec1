import { Button } from '@karvon/ui/Button';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { useState } from 'react';

export function Requests() {
  const [requests, setRequests] = useState(['Kia K5 на Chevrolet Tracker', 'Spark в зачёт']);
  return (
    <RowList title="Заявки на обмен" variant="divided">
      {requests.map((title) => (
        <Row
          key={title}
          title={title}
          detail="Ждёт ответа с 11:20"
          actions={
            <Button
              size="sm"
              onPress={() => setRequests(requests.filter((request) => request !== title))}
            >
              Ответить
            </Button>
          }
        />
      ))}
    </RowList>
  );
}
