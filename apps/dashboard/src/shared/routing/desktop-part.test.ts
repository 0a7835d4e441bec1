import { expect, it, vi } from 'vitest';
import { desktopPart } from './desktop-part';

it('is available once loaded, and loads once', async () => {
  const module = { Filters: 'filters' };
  const load = vi.fn<() => Promise<typeof module>>().mockResolvedValue(module);
  const part = desktopPart(load);
  expect(part.ifLoaded()).toBeUndefined();
  expect(await part.load()).toBe(module);
  expect(part.ifLoaded()).toBe(module);
  await part.load();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is requested again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('cut off')).mockResolvedValue('filters');
  const part = desktopPart(load);
  await expect(part.load()).rejects.toThrow('cut off');
  expect(part.ifLoaded()).toBeUndefined();
  expect(await part.load()).toBe('filters');
});
