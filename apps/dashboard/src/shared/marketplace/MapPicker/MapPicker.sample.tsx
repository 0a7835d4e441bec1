import { MapPicker, type MapPoint } from './MapPicker';
import { useState } from 'react';

const places = [
  { name: 'Ташкент', latitude: 41.3111, longitude: 69.2797 },
  { name: 'Самарканд', latitude: 39.6547, longitude: 66.9758 },
];

export function ShowroomPlace() {
  const [point, setPoint] = useState<MapPoint | null>(null);
  return (
    <MapPicker
      label="Место на карте"
      description="Двигайте карту, чтобы метка встала на вход"
      isRequired
      places={places}
      value={point}
      onChange={setPoint}
      labels={{
        help: 'Стрелки двигают карту, плюс и минус меняют масштаб, Enter ставит метку',
        zoomIn: 'Приблизить',
        zoomOut: 'Отдалить',
        loading: 'Карта загружается',
        failed: 'Карта не загрузилась. Адрес можно вписать словами',
        empty: 'Место не отмечено',
        position: ({ latitude, longitude }) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
      }}
    />
  );
}
