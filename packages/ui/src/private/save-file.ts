export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then, the download has its own reference to the data.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
