/** The pages that the shop hides, as its document says: loaders do not have the data of the root. */
export const isHiddenPage = (path: string): boolean =>
  document.documentElement.dataset['hidden']?.split(' ').includes(path) ?? false
