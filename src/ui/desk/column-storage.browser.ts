/** The columns of lists that this browser shows, each list's under a key of its own. */

/** None where none were chosen, or on the server. */
export const readStoredColumns = (key: string): readonly string[] =>
  typeof document === 'undefined'
    ? []
    : (localStorage.getItem(key) ?? '').split(',').filter((name) => name !== '')

export const storeColumns = (key: string, names: readonly string[]): void =>
  localStorage.setItem(key, names.join(','))
