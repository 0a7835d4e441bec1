import { expect, it, vi } from 'vitest';
import { PhotoUploads, type PhotoUploadsOptions } from './photo-uploads';

it('uploads and stores again a photo that was removed during its upload and restored', async () => {
  const device = new Map<string, Blob>();
  const send = vi
    .fn<PhotoUploadsOptions['send']>()
    .mockImplementationOnce(
      (_, __, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    )
    .mockResolvedValue({ id: 'sent', url: '/sent', thumbnail: '/small' });
  const keep = vi.fn((key: string, file: Blob) => Promise.resolve(void device.set(key, file)));
  const onDone = vi.fn<PhotoUploadsOptions['onDone']>();
  const uploads = new PhotoUploads({
    shrink: (file) => Promise.resolve(file),
    send,
    keep,
    read: (key) => Promise.resolve(device.get(key)),
    forget: (key) => Promise.resolve(void device.delete(key)),
    onDone,
  });
  uploads.add('one', new File(['x'], 'side.jpg'));
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
  const takeBack = uploads.remove('one');
  await expect.poll(() => device.size).toBe(0);
  expect(uploads.snapshot().size).toBe(0);
  takeBack();
  await expect.poll(() => onDone).toHaveBeenCalledWith('one', expect.anything());
  expect(keep).toHaveBeenCalledTimes(2);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['side.jpg', 'side.jpg']);
});
