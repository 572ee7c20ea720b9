/** A tool in a list of purchasing: its name, which leads to its stock, and its SKU. */
import { Link } from 'react-router'

type NamedTool = { readonly toolId: string; readonly name: string; readonly sku: string }

export const ToolCell = ({ toolId, name, sku }: NamedTool) => (
  <span>
    <Link className="hover:underline" to={`/dashboard/manageproducts/${toolId}/stock`}>
      {name}
    </Link>
    <small className="block">{sku}</small>
  </span>
)
