/** What a file of customer part numbers comes to, compared with what is there: pure. */
import { foldSku } from '../catalogue/model/sku.ts'
import type { ImportedNumber } from './contract.ts'
import { aliasesMessages as messages } from './messages/customer-part-numbers.ts'
import { numberKey } from './rules.ts'

export const importKinds = ['new', 'changed', 'same', 'wrong'] as const
type ImportKind = (typeof importKinds)[number]

export type PlannedRow = {
  readonly row: number
  readonly kind: ImportKind
  /** Empty for a row that is right. */
  readonly why: string
  /** The SKU of the tool that has had the number, of a row that changes it. */
  readonly before?: string
}
/** A number that is to be written. */
type WantedNumber = { readonly number: string; readonly key: string; readonly toolId: string }
export type ImportPlan = {
  readonly rows: readonly PlannedRow[]
  readonly added: readonly WantedNumber[]
  readonly changed: readonly WantedNumber[]
}

/**
 * Plans each row on its own: the first row of a number counts, later ones are wrong.
 * @param tools ids of the tools on sale, by folded SKU
 * @param known numbers that the company has, by key
 */
export function planImport(
  wanted: readonly ImportedNumber[],
  tools: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, { readonly toolId: string; readonly sku: string }>,
): ImportPlan {
  const firstRows = new Map<string, number>()
  const added: WantedNumber[] = []
  const changed: WantedNumber[] = []
  const rows = wanted.map(({ row, number, sku }): PlannedRow => {
    const wrong = (why: string) => ({ row, kind: 'wrong' as const, why })
    const key = numberKey(number)
    const earlier = firstRows.get(key)
    if (earlier !== undefined) return wrong(messages.twiceInFile(number, earlier))
    firstRows.set(key, row)
    const toolId = tools.get(foldSku(sku))
    if (toolId === undefined) return wrong(messages.unknownSku(sku))
    const before = known.get(key)
    if (before?.toolId === toolId) return { row, kind: 'same', why: '' }
    if (before) changed.push({ number, key, toolId })
    else added.push({ number, key, toolId })
    return before
      ? { row, kind: 'changed', why: '', before: before.sku }
      : { row, kind: 'new', why: '' }
  })
  return { rows, added, changed }
}
