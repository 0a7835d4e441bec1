import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Page } from '@karvon/ui/Page';

export function ShowroomPage() {
  return (
    <Page
      breadcrumbs={
        <Breadcrumbs
          aria-label="Путь"
          items={[{ label: 'Автосалоны', href: '/showrooms' }, { label: 'Karvon Chilonzor' }]}
        />
      }
      title="Karvon Chilonzor"
      context="24 машины, открыт до 20:00"
      actions={<Button href="/showrooms/1/edit">Изменить</Button>}
    >
      <Card title="Адрес">Ташкент, Чиланзар, ул. Бунёдкор, 12</Card>
    </Page>
  );
}
