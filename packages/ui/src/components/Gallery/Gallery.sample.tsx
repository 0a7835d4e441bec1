import { Gallery } from '@karvon/ui/Gallery';

const images = [1, 2, 3].map((at) => ({
  id: String(at),
  src: `/media/cars/1/${at}.webp`,
  thumb: `/media/cars/1/${at}-small.webp`,
  alt: `Chevrolet Tracker, фото ${at}`,
}));

export function CarGallery() {
  return (
    <Gallery
      images={images}
      labels={{
        viewer: 'Просмотр фото',
        close: 'Закрыть',
        previous: 'Предыдущее',
        next: 'Следующее',
        zoomIn: 'Приблизить',
        zoomOut: 'Отдалить',
        position: (position, count) => `${position} из ${count}`,
        open: (position, count) => `Открыть фото ${position} из ${count}`,
        broken: 'Фото не загрузилось',
        empty: 'Фото пока нет',
      }}
    />
  );
}
