/** Saved decisions about the columns of suppliers' lists: stored as column choices, by supplier. */
import { isDeepStrictEqual } from 'node:util'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { areHeadingsAlike } from '../../platform/files/column-memory.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import type { Mapping } from '../columns/mapping.ts'
import type { WholePrices } from '../whole-price-kinds.ts'

type ListChoice = Mapping & {
  /** The row that was chosen by hand for a list in which these other headings were found. */
  readonly headingRow: number
  readonly foundHeadings: readonly string[] | null
  /** The currency of the list for which the rate was entered; '' for none. */
  readonly rateCurrency?: string
}
type KeptMapping = {
  readonly supplier: string
  readonly headings: readonly string[]
  readonly choice: ListChoice
}
type KeptMappings = {
  /** Saves a mapping; the meaning of whole prices stays set until somebody changes it. */
  readonly keep: (tx: Handle, kept: KeptMapping) => Promise<void>
  /**
   * The mapping that was last used for a list with these headings. Its exchange rate is for a list in
   * the same currency, and must be confirmed.
   */
  readonly mappingOf: (
    db: Handle,
    headings: readonly string[],
    currencyOf: (mapping: Mapping) => string,
  ) => Promise<{ readonly mapping: Mapping; readonly supplier: string } | undefined>
  /**
   * The meaning of whole prices in a supplier's lists with these headings, if somebody has set it.
   */
  readonly wholePrices: (
    db: Handle,
    supplier: string,
    headings: readonly string[],
  ) => Promise<WholePrices | undefined>
  /**
   * The rows that were chosen by hand in lists in which these headings were found; the last first.
   */
  readonly chosenRows: (
    db: Handle,
    found: readonly string[],
  ) => Promise<readonly { readonly row: number; readonly headings: readonly string[] }[]>
}

/** Maximum number of similar lists whose chosen rows are tried. */
const maxTried = 3

export function keptMappings({
  columnChoices,
}: Pick<BulkJobsDependencies, 'columnChoices'>): KeptMappings {
  const kept = columnChoices.ofShop<ListChoice>('catalogue')
  const alike = async (db: Handle, headings: readonly string[]) =>
    (await kept.list(db)).filter((one) => areHeadingsAlike(one.headings, headings))
  const ofSupplier = async (db: Handle, supplier: string, headings: readonly string[]) =>
    (await alike(db, headings)).find(
      ({ sender }) => sender.toLowerCase() === supplier.toLowerCase(),
    )
  return {
    keep: async (tx, { supplier, headings, choice }) => {
      const before = await ofSupplier(tx, supplier, headings)
      const said = before?.choice.wholePrices
      await kept.keep(tx, {
        sender: supplier,
        // In the earlier format, which this entry replaces.
        headings: [...(before?.headings ?? headings)],
        choice: { ...(said === undefined ? {} : { wholePrices: said }), ...choice },
      })
    },
    mappingOf: async (db, headings, currencyOf) => {
      const [last] = await alike(db, headings)
      if (!last) return undefined
      const { headingRow: _row, foundHeadings: _found, rateCurrency, ...mapping } = last.choice
      const isSame = rateCurrency === undefined || rateCurrency === currencyOf(mapping)
      const rate = isSame ? mapping.rate : 1
      return {
        mapping: { ...mapping, rate, ...(rate === 1 ? {} : { isRateKept: true }) },
        supplier: last.sender,
      }
    },
    wholePrices: async (db, supplier, headings) =>
      (await ofSupplier(db, supplier, headings))?.choice.wholePrices,
    chosenRows: async (db, found) =>
      (await kept.list(db))
        .filter(
          ({ choice }) => choice.headingRow > 0 && isDeepStrictEqual(choice.foundHeadings, found),
        )
        .slice(0, maxTried)
        .map(({ headings, choice }) => ({ row: choice.headingRow, headings })),
  }
}
