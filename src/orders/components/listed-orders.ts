/** The orders of the list that was open last, so that the page of one leads to its neighbours. */

let listed: readonly number[] = []

/** @param numbers as the list shows them */
export function keepListed(numbers: readonly number[]): void {
  listed = numbers
}

/** @returns the orders above and below it in that list; neither where it was not in it */
export function neighboursOf(number: number): {
  readonly previous: number | undefined
  readonly next: number | undefined
} {
  const index = listed.indexOf(number)
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: listed[index - 1], next: listed[index + 1] }
}
