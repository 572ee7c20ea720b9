/** The columns of exported categories, brands and families, and of tools in a state. */
import type { ExportColumn } from '../ui/export-cells.ts'
import type { EditedRecord } from './taxonomy/records-contract.ts'
import type { StateRow } from './states/state-fields.ts'

export const recordExport: readonly ExportColumn<EditedRecord>[] = [
  ['Name', ({ name }) => name],
  ['Address', ({ slug }) => slug],
  ['Position', ({ position }) => position],
  ['Brand', ({ brand }) => brand],
  ['Tools', ({ tools }) => tools],
  ['Sentence', ({ sentence }) => sentence],
  ['Maker', ({ maker }) => maker.name],
  ['Responsible person', ({ responsible }) => responsible.name],
]

export const stateExport: readonly ExportColumn<StateRow>[] = [
  ['SKU', ({ sku }) => sku],
  ['Name', ({ name }) => name],
  ['State', ({ state }) => state],
  ['First day', ({ saleFrom }) => saleFrom ?? ''],
  ['Last day', ({ saleUntil }) => saleUntil ?? ''],
  ['Successor', ({ successor }) => successor],
  ['Missing', ({ missing }) => missing.join(', ')],
]
