/** Adds a tool to the cart from a card, which loads this with the first click. */
import { isProblem } from '../../packages/contract/problem.ts'
import { parseQuantity } from '../platform/quantity-input.ts'
import { quantityFaultMessage } from '../catalogue/quantity-messages.ts'
import {
  firstQuantity,
  quantityAdvice,
  type PriceTerms,
  type QuantityTerms,
} from '../catalogue/rules.ts'
import { problemMessage } from '../ui/problem-message.ts'
import { toast } from '../ui/toast.tsx'
import { addToCart } from './cart.client.ts'
import { cartMessages as messages } from './messages/cart.ts'

/**
 * @param text as typed; empty means the lowest quantity
 * @returns why it was not added; undefined when it is in the cart
 */
export async function addFromCard(
  tool: QuantityTerms & PriceTerms & { readonly id: string; readonly name: string },
  text: string,
): Promise<string | undefined> {
  const quantity = text.trim() === '' ? firstQuantity(tool) : parseQuantity(text)
  const { verdict, unit } = quantityAdvice(tool, quantity)
  if (!verdict.valid) return quantityFaultMessage(tool, quantity, verdict)
  if (unit === undefined) return undefined
  try {
    await addToCart([{ toolId: tool.id, quantity, unitPrice: unit }])
  } catch (error) {
    if (!isProblem(error)) throw error
    return problemMessage(error)
  }
  toast(messages.added(tool.name, quantity), 'success', { to: '/cart', label: messages.openCart })
  return undefined
}
