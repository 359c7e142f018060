/**
 * Keeps what a visitor typed into a page that is put together anew, and where the focus is.
 * @param container of the page
 * @returns brings it back, into the fields of the same names
 */
export function keepTyped(container: Element): () => void {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[name]')];
  const focused = fields.find((field) => field === document.activeElement);
  return () => {
    for (const field of fields) {
      const { value, name } = field;
      const isTyped = value !== field.defaultValue;
      if (field.isConnected || (!isTyped && field !== focused)) continue;
      const again = container.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
      if (!again) continue;
      if (isTyped) again.value = value;
      if (field === focused) again.focus({ preventScroll: true });
    }
  };
}
