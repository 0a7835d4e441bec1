// Simulates files under the pointer: tests cannot drag one from the desktop.

export function carryFile(target: Element): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'salon.jpg', { type: 'image/jpeg' }));
  for (const kind of ['dragenter', 'dragover']) {
    target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  }
}
