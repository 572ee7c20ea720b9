/**
 * When single-key shortcuts work: never while somebody types, and not if the user has switched them
 * off.
 */

const storedOff = 'keys-off'

/**
 * Whether this browser's user has switched off single-key shortcuts, for example because of speech
 * input.
 */
export const areKeysOff = (): boolean => localStorage.getItem(storedOff) === 'yes'

const changed = new EventTarget()
export function onKeysChange(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** Stored in this browser, for everybody who uses it. */
export function switchKeys(on: boolean): void {
  if (on) localStorage.removeItem(storedOff)
  else localStorage.setItem(storedOff, 'yes')
  changed.dispatchEvent(new Event('change'))
}

/** Whether a key press belongs to a field, a dialog, the browser or a screen reader. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select')))
