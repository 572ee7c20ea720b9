/** The cart as the catalogue's rows and tables of tools need it. */
import type { AddToCartControl } from '../../catalogue/components/add-to-cart-control.ts'
import { cartMessages as messages } from '../messages/cart.ts'
import { useAddToCart } from './add-to-cart.tsx'

export const useCartControl = (): AddToCartControl => ({ ...useAddToCart(), messages })
