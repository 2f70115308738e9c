/** An attachment: shows a modal dialog. On removal the focus returns to its origin. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
