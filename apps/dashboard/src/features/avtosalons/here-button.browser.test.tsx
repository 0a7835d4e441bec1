import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { HereButton } from './HereButton';

const shown = vi.hoisted(() => ({ titles: Array<string>() }));
vi.mock('../../shared/feedback/toast', () => ({
  toast: ({ title }: { title: string }) => {
    shown.titles.push(title);
    return Promise.resolve();
  },
}));

beforeAll(() => startI18n(['avtosalons']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  shown.titles = [];
});

const press = () =>
  userEvent.click(screen.getByRole('button', { name: i18n.t('avtosalons:map.here') }));

it('takes the position of the device', async () => {
  const coords = {
    latitude: 41.311,
    longitude: 69.279,
    accuracy: 20,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((done) => {
    done({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords });
  });
  const onFind = vi.fn<(place: { latitude: number; longitude: number }) => void>();
  render(<HereButton onFind={onFind} />);
  await press();
  await expect.poll(() => onFind.mock.calls).toEqual([[{ latitude: 41.311, longitude: 69.279 }]]);
});

it('reports a missing permission', async () => {
  // The test's frame has no permission for the location.
  render(<HereButton onFind={vi.fn()} />);
  await press();
  await expect.poll(() => shown.titles).toEqual([i18n.t('avtosalons:map.hereDenied')]);
});
