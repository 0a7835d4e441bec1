import { Button } from '@karvon/ui/Button';
import { ImageViewer } from '@karvon/ui/ImageViewer';
import { useState } from 'react';

const images = [
  { id: 'front', src: '/media/cars/1/front.webp', alt: 'Chevrolet Tracker спереди' },
  { id: 'back', src: '/media/cars/1/back.webp', alt: 'Chevrolet Tracker сзади' },
];

export function CarPhotos() {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Смотреть фото</Button>
      <ImageViewer
        images={images}
        index={index}
        onIndexChange={setIndex}
        isOpen={isOpen}
        onOpenChange={setOpen}
        labels={{
          viewer: 'Просмотр фото',
          close: 'Закрыть',
          previous: 'Предыдущее',
          next: 'Следующее',
          position: (position, count) => `${position} из ${count}`,
          broken: 'Фото не загрузилось',
        }}
      />
    </>
  );
}
