import { PhotoGrid, type Photo, type PhotoGridLabels } from './PhotoGrid';
import { useState } from 'react';

const labels: PhotoGridLabels = {
  list: 'Фото',
  cover: 'Обложка',
  add: 'Добавить',
  drop: 'Отпустите',
  hint: 'JPEG, PNG или WebP до 15 МБ, до 30 фото',
  retry: 'Повторить',
  remove: (at) => `Убрать фото ${at}`,
  open: (at) => `Открыть фото ${at}`,
  move: (at, count) => `Переместить фото ${at} из ${count}`,
  moveHelp: 'Enter поднимает фото, стрелки двигают, Enter ставит, Escape возвращает',
  moveBack: 'Раньше',
  moveForward: 'Позже',
  place: 'Поставить',
  lifted: (at, count) => `Фото поднято, место ${at} из ${count}`,
  moved: (at, count) => `Место ${at} из ${count}`,
  placed: (at, count) => `Фото стоит на месте ${at} из ${count}`,
  cancelled: (at) => `Фото осталось на месте ${at}`,
};
const photoOf = (file: File): Photo => ({
  id: crypto.randomUUID(),
  state: 'ready',
  src: URL.createObjectURL(file),
  name: file.name,
});

export function ListingPhotos() {
  const [photos, setPhotos] = useState<Photo[]>([]);
  return (
    <PhotoGrid
      labels={labels}
      accept={['image/jpeg', 'image/png', 'image/webp']}
      maxBytes={15_000_000}
      maxItems={30}
      items={photos}
      onAdd={(files) => setPhotos([...photos, ...files.map(photoOf)])}
      onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
      onReorder={(ids) =>
        setPhotos(ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []))
      }
      onRetry={(id) => fetch(`/api/photos/${id}/retry`, { method: 'POST' })}
    />
  );
}
