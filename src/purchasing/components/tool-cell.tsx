/** A tool in a list of purchasing: its name, which leads to its stock, and its SKU. */
import { Link } from 'react-router'
import type { Column } from '../../ui/table.tsx'
import { purchasingPageMessages as messages } from '../messages/pages.ts'

type NamedTool = { readonly toolId: string; readonly name: string; readonly sku: string }

/** The first two columns of a list of purchasing. */
export const toolColumns: readonly Column<NamedTool>[] = [
  {
    header: messages.tool,
    slot: 'title',
    shrinks: true,
    cell: ({ toolId, name }) => (
      <Link to={`/dashboard/manageproducts/${toolId}/stock`} title={name}>
        {name}
      </Link>
    ),
  },
  { header: messages.sku, slot: 'meta', cell: ({ sku }) => sku },
]
