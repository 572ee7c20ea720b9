/** When single keys do something: never while somebody types, and not for who has switched them off. */

const storedOff = 'keys-off'

/** Whether this browser's user wants no single keys, such as those who speak to it. */
export const areKeysOff = (): boolean => localStorage.getItem(storedOff) === 'yes'

const changed = new EventTarget()
export function onKeysChange(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** Kept in this browser, for all who use it. */
export function switchKeys(on: boolean): void {
  if (on) localStorage.removeItem(storedOff)
  else localStorage.setItem(storedOff, 'yes')
  changed.dispatchEvent(new Event('change'))
}

/** Whether a key belongs to a field, to a dialog, or to the browser or a screen reader. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select')))
