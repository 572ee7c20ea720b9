/** A family's table whose button adds the quantities to the cart. */
import { FamilyTable, type FamilyTableProps } from '../../catalogue/components/family-table.tsx'
import { useCartControl } from './use-cart-control.ts'

export const CartFamilyTable = (props: Omit<FamilyTableProps, 'cart'>) => (
  <FamilyTable {...props} cart={useCartControl()} />
)
