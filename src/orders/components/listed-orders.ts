/** The orders of the list from which somebody came, as the state of the navigation names them. Pure. */

/** @returns the numbers of the list's page; none where somebody came another way */
const listedIn = (state: unknown): readonly unknown[] =>
  typeof state === 'object' && state !== null && 'listed' in state && Array.isArray(state.listed)
    ? state.listed
    : []

const numberOr = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

type Neighbours = { readonly previous: number | undefined; readonly next: number | undefined }

/** @returns the orders above and below it in that list */
export function neighboursIn(state: unknown, number: number): Neighbours {
  const listed = listedIn(state)
  const index = listed.indexOf(number)
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: numberOr(listed[index - 1]), next: numberOr(listed[index + 1]) }
}
