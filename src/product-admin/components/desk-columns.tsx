/** The columns of Manage Products: those of the specification, and optional ones. */
import { Link } from 'react-router'
import type { ToolRecord } from '../../catalogue/contract.ts'
import { manageProductsMessages } from '../../catalogue/messages/manage-products.ts'
import { toolStateMessages } from '../../catalogue/messages/tool-states.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { Thumbnail } from '../../ui/picture.tsx'
import type { Column } from '../../ui/table.tsx'
import { isLow } from '../columns.ts'
import { marginOf } from '../../catalogue/model/margin.ts'
import { deskPageMessages as messages } from '../messages/desk-page.ts'

const { columnNames } = messages

/** Picture, name and SKU. */
export function NameCell({ tool }: { readonly tool: ToolRecord }) {
  const { id, name, slug, sku, picture, image, state } = tool
  // Only tools on sale have a page.
  const to =
    state === 'on-sale' || state === 'discontinued'
      ? `/tools/${slug}`
      : `/dashboard/manageproducts/${id}`
  return (
    <span className="flex items-center gap-3 min-w-0">
      {image === '' ? <span className="thumb" /> : <Thumbnail picture={picture} image={image} />}
      <span className="tool-name">
        <Link className="hover:underline" to={to}>
          {name}
        </Link>
        <small>{sku}</small>
      </span>
    </span>
  )
}

/**
 * The stock level as a figure, which links to the ledger; red without stock, and with a word if low.
 */
export function StockCell({ tool }: { readonly tool: ToolRecord }) {
  const { id, name, stock, reorderLevel } = tool
  const low = isLow(tool) && reorderLevel !== null
  const pieces = displayNumber(stock)
  const level = low && stock > 0 ? messages.lowLevel(pieces) : pieces
  return (
    <>
      <Link
        className={stock === 0 ? 'link text-bad' : 'link'}
        to={`/dashboard/manageproducts/${id}/stock`}
        aria-label={
          low
            ? messages.stockLow(name, level, reorderLevel)
            : manageProductsMessages.stockOf(name, level)
        }
      >
        {level}
      </Link>
      <span className="on-phone"> {messages.inStock}</span>
    </>
  )
}

const text = (value: string | undefined) => value || messages.nothing

/** The optional columns. */
const columns: Readonly<Record<string, Column<ToolRecord>>> = {
  sku: { header: columnNames.sku, cell: ({ sku }) => sku },
  category: { header: columnNames.category, cell: ({ category }) => text(category) },
  brand: { header: columnNames.brand, cell: ({ brand }) => text(brand) },
  state: { header: columnNames.state, cell: ({ state }) => toolStateMessages.states[state] },
  reorder: {
    header: columnNames.reorder,
    numeric: true,
    cell: ({ reorderLevel }) =>
      reorderLevel === null ? messages.nothing : displayNumber(reorderLevel),
  },
  cost: {
    header: columnNames.cost,
    numeric: true,
    cell: (tool) => (tool.cost === null ? messages.nothing : displayPrice(tool.cost, tool)),
  },
  margin: {
    header: columnNames.margin,
    numeric: true,
    cell: (tool) => {
      const margin = marginOf(tool)
      if (margin === undefined) return messages.nothing
      return <span className={margin < 0 ? 'text-bad' : undefined}>{messages.percent(margin)}</span>
    },
  },
  gtin: { header: columnNames.gtin, cell: ({ gtin }) => text(gtin) },
  bin: { header: columnNames.bin, cell: ({ bin }) => text(bin) },
}

export const toolColumnChoice = { key: 'ironmonger.deskColumns', columns }
