/** Adds a tool to the cart from a card, which loads this with the first click. */
import { isProblem } from '../../packages/contract/problem.ts'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { typedFault } from '../catalogue/quantity-messages.ts'
import {
  firstQuantity,
  quantityAdvice,
  type PriceTerms,
  type QuantityTerms,
} from '../catalogue/rules.ts'
import { dayIn } from '../orders/components/day-in.ts'
import { backOrderPageMessages } from '../orders/messages/back-order-pages.ts'
import { problemMessage } from '../ui/problem-message.ts'
import { toast } from '../ui/toast.tsx'
import { addToCart } from './cart.client.ts'
import { cartMessages as messages } from './messages/cart.ts'

/**
 * @param tool with `backOrder` if quantities above its stock may be ordered
 * @param text as typed; empty means the lowest quantity
 * @param days until the waiting pieces are expected, if the shop states them
 * @returns why it was not added; undefined if it is in the cart
 */
export async function addFromCard(
  tool: QuantityTerms & PriceTerms & { readonly id: string; readonly name: string },
  text: string,
  days?: number,
): Promise<string | undefined> {
  const quantity = text.trim() === '' ? firstQuantity(tool) : parseQuantity(text)
  const { verdict, unit } = quantityAdvice(tool, quantity)
  if (!verdict.valid) return typedFault(text, tool, quantity, verdict)
  if (unit === undefined) return undefined
  try {
    await addToCart([{ toolId: tool.id, quantity, unitPrice: unit, pricePer: tool.pricePer ?? 1 }])
  } catch (error) {
    if (!isProblem(error)) throw error
    return problemMessage(error)
  }
  const said = [messages.added(tool.name, quantity), waitingText(tool, quantity, days)].join(' ')
  toast(said.trim(), 'success', { to: '/cart', label: messages.openCart })
  return undefined
}

/** The pieces that ship now and those that wait; the cart asks for confirmation. */
const waitingText = (
  tool: QuantityTerms & { readonly name: string },
  quantity: number,
  days: number | undefined,
): string =>
  quantity > Math.max(0, tool.stock)
    ? backOrderPageMessages.note(
        { name: tool.name, stock: tool.stock, quantity },
        days === undefined ? undefined : dayIn(days),
      )
    : ''
