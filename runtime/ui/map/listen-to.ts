type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/**
 * Listens to events of an element, by their types.
 * @param isFirst whether they are heard before the elements inside hear them
 * @returns ends it
 */
export function listenTo(element: HTMLElement, listeners: Listeners, isFirst = false): () => void {
  const all = Object.entries(listeners) as (readonly [string, EventListener])[];
  for (const [type, listener] of all) element.addEventListener(type, listener, isFirst);
  return () => {
    for (const [type, listener] of all) element.removeEventListener(type, listener, isFirst);
  };
}
