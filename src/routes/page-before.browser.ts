/** The page of the dashboard from which the pick list was opened: leaving the list leads back to it. */
const pickList = '/dashboard/pick-lists'
let before = '/dashboard'

/** Called with each page of the dashboard; those of the pick list do not count. */
export function notePage({ pathname, search }: { pathname: string; search: string }): void {
  if (pathname.toLowerCase() !== pickList) before = `${pathname}${search}`
}

/** @returns its address; Today if the pick list was the first page */
export const pageBefore = (): string => before
