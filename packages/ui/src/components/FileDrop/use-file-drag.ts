import { useState, type DragEvent } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Files dragged from the desktop over an element. `isOver` is true while they are above it. */
export function useFileDrag(isDisabled: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Also while disabled: otherwise the browser leaves the page and opens the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    if (!isDisabled) setOver(true);
  };
  const props = {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node) || !event.currentTarget.contains(into)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (!isDisabled) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, props };
}
