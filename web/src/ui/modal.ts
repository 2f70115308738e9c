/** An attachment: shows a dialog over everything. When it goes, the focus returns to where it was. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
