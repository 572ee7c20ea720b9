/** The selected columns of lists in this browser; each list has its own key. */

/** Empty if none were selected, or on the server. */
export const readStoredColumns = (key: string): readonly string[] =>
  typeof document === 'undefined'
    ? []
    : (localStorage.getItem(key) ?? '').split(',').filter((name) => name !== '')

export const storeColumns = (key: string, names: readonly string[]): void =>
  localStorage.setItem(key, names.join(','))
