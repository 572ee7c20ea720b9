/** How an order differs from the one that it changes or repeats. */
import type { LineDifference } from '../differences.ts'

type Change = NonNullable<LineDifference['quantity']> | null | undefined
export type ShownDifference = Pick<LineDifference, 'kind' | 'article'> & {
  readonly quantity: Change
  readonly price: Change
}

const change = (name: string, said: Change): readonly string[] =>
  said ? [`${name} ${said.was} → ${said.is}`] : []

export const differenceMessages = {
  title: 'Differences',
  lead: 'Compared with the file received earlier:',
  none: 'Articles, quantities and prices are the same.',
  /** @param isMerged whether missing lines were deleted, not only left out */
  line: ({ kind, article, quantity, price }: ShownDifference, isMerged: boolean): string =>
    kind === 'added'
      ? `Added: ${article}, quantity ${quantity?.is || '–'}`
      : kind === 'gone'
        ? `${isMerged ? 'Deleted' : 'Not in this file'}: ${article}, quantity ${quantity?.was || '–'}`
        : `${article}: ${[...change('quantity', quantity), ...change('price', price)].join(', ')}`,
  lacksLines:
    'The file may contain only the changed lines. Replace the earlier order only if the lines missing from this file are no longer wanted.',
  act: 'Replace the earlier order',
  help: 'The earlier file will be kept and marked as replaced. Nothing will be ordered yet.',
  merge: 'Merge the change',
  mergeHelp:
    'This file marks each of its lines as added, changed or deleted. Lines that are not in the file will stay as they are. The earlier file will be kept and marked as replaced. Nothing will be ordered yet.',
  done: 'The earlier order was replaced.',
  replaced: 'A newer file has replaced this order.',
  replacedOpen: 'Open the newer order',
} as const
