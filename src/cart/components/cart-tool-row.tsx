/** A tool's row in a list whose button adds it to the cart. */
import type { ReactNode } from 'react'
import { ToolRow, type RowTool } from '../../catalogue/components/tool-row.tsx'
import { useBackOrders, withBackOrder } from '../../orders/back-orders/use-back-orders.ts'
import { useCartControl } from './use-cart-control.tsx'

type CartToolRowProps = {
  readonly tool: RowTool
  readonly family: string | undefined
  readonly aside: ReactNode
}

export function CartToolRow({ tool, ...props }: CartToolRowProps) {
  const canWait = useBackOrders() !== undefined
  return <ToolRow {...props} tool={withBackOrder(tool, canWait)} cart={useCartControl()} />
}
