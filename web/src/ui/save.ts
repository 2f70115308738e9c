/** Saves a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers that ask for a location have begun to read by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
