/** The cart in the form that the catalogue's rows and tables of tools need. */
import type { AddToCartControl } from '../../catalogue/components/add-to-cart-control.ts'
import { WaitingNote } from '../../orders/components/waiting-note.tsx'
import { cartMessages as messages } from '../messages/cart.ts'
import { useAddToCart } from './add-to-cart.tsx'

export const useCartControl = (): AddToCartControl => ({
  ...useAddToCart(),
  messages: {
    addToCart: messages.addToCart,
    adding: messages.adding,
    added: messages.added,
  },
  waits: (tool, quantity) => <WaitingNote tool={tool} quantity={quantity} />,
})
