/** A family's table whose button adds the quantities to the cart. */
import { FamilyTable, type FamilyTableProps } from '../../catalogue/components/family-table.tsx'
import { useBackOrders, withBackOrder } from '../../orders/back-orders/use-back-orders.ts'
import { useCartControl } from './use-cart-control.tsx'

export function CartFamilyTable({ tools, ...props }: Omit<FamilyTableProps, 'cart'>) {
  const canWait = useBackOrders() !== undefined
  return (
    <FamilyTable
      {...props}
      tools={tools.map((tool) => withBackOrder(tool, canWait))}
      cart={useCartControl()}
    />
  )
}
