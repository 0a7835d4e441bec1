// Files under a pointer, as the browser reports them: no test can take one from a desktop.

/** An image is carried over an element and held there. */
export function carryFile(target: Element): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'salon.jpg', { type: 'image/jpeg' }));
  for (const kind of ['dragenter', 'dragover']) {
    target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  }
}
