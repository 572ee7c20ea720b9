/** When single keys do something: never while somebody types, and not for who has switched them off. */

const storedOff = 'keys-off'

/** Whether this browser's user wants no single keys, such as those who speak to it. */
export const areKeysOff = (): boolean => localStorage.getItem(storedOff) === 'yes'

/** Whether a key belongs to a field, to a dialog, or to the browser or a screen reader. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select')))
