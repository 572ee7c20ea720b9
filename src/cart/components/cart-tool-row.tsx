/** A tool's row in a list whose button adds it to the cart. */
import { ToolRow, type RowTool } from '../../catalogue/components/tool-row.tsx'
import { useCartControl } from './use-cart-control.ts'

export const CartToolRow = ({ tool }: { readonly tool: RowTool }) => (
  <ToolRow tool={tool} cart={useCartControl()} />
)
