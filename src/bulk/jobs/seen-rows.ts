/**
 * Values from earlier rows of a list: numbers that must be unique, and the current section title.
 */
import { foldSku } from '../../catalogue/model/sku.ts'
import { codeKey } from '../../search/words/code-key.ts'
import { skuKey } from '../../search/words/sku-key.ts'
import type { Finding, MappedRow } from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'

/** Rows of the list that were checked before, keyed by the number that must be unique. */
export type SeenRows = {
  readonly skus: Map<string, number>
  /** SKUs, keyed without punctuation. */
  readonly looseSkus: Map<string, string>
  readonly gtins: Map<string, number>
  /** Of packs. */
  readonly packs: Map<string, number>
  /** The numbers of wrong rows. */
  readonly wrong: Set<number>
  /** The section title above the next rows; '' for none. */
  section: string
}
export const emptySeenRows = (): SeenRows => ({
  skus: new Map(),
  looseSkus: new Map(),
  gtins: new Map(),
  packs: new Map(),
  wrong: new Set(),
  section: '',
})

/** Whether another row has the same number. */
export function findRepeats(
  seen: SeenRows,
  { row, fields: { sku, gtin } }: NumberedRow & MappedRow,
): { errors: Finding[]; warnings: Finding[] } {
  const errors: Finding[] = []
  const warnings: Finding[] = []
  const [folded, loose] = [foldSku(String(sku)), skuKey(String(sku))]
  const earlier = seen.skus.get(folded)
  const similar = seen.looseSkus.get(loose)
  if (earlier !== undefined) errors.push({ field: 'sku', why: messages.why.twice(earlier) })
  else if (similar !== undefined && loose !== '')
    warnings.push({ field: 'sku', why: messages.why.similar(similar) })
  if (earlier === undefined) seen.skus.set(folded, row)
  if (similar === undefined) seen.looseSkus.set(loose, String(sku))
  if (typeof gtin === 'string' && gtin !== '') {
    const other = seen.gtins.get(codeKey(gtin))
    if (other === undefined) seen.gtins.set(codeKey(gtin), row)
    else warnings.push({ field: 'gtin', why: messages.why.gtinTwice(other) })
  }
  return { errors, warnings }
}
