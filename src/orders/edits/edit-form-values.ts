/** The values of the form that edits an order, and the request made from them. */
import { amountInField, parseMoney } from '../../platform/money/money.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { numberMessage, wholeNumberMessage } from '../../platform/fields/number-message.ts'
import type { OrderDetails } from '../contract.ts'
import type { NewOrderEdit } from './edit-contract.ts'
import { editPageMessages as messages } from '../messages/edit-page.ts'

type TypedLine = { readonly quantity: string; readonly unitPrice: string }
export type EditValues = {
  /** As typed, in the order of the lines. */
  readonly lines: TypedLine[]
  /** `pricePer`: '' if not entered. */
  readonly added: (TypedLine & { readonly sku: string; readonly pricePer: string })[]
  readonly priceReason: string
  /** '' where none is set. */
  readonly deliveryCharge: string
  readonly phone: string
  readonly address: string
  readonly note: string
  readonly approved: boolean
}

/** The order in its present state. */
export const valuesOf = ({ lines, delivery, phone, address }: OrderDetails): EditValues => ({
  lines: lines.map(({ quantity, unitPrice }) => ({
    quantity: String(quantity),
    unitPrice: amountInField(unitPrice),
  })),
  added: [],
  deliveryCharge: delivery && delivery.kind !== 'on-request' ? amountInField(delivery.charge) : '',
  phone,
  address,
  priceReason: '',
  note: '',
  approved: false,
})

type FieldName =
  | `${'lines' | 'added'}.${number}.${'quantity' | 'unitPrice'}`
  | `added.${number}.sku`
  | 'deliveryCharge'
type Refuse = (field: FieldName, message: string) => void

/**
 * The request: all lines if any of them differs, so that the response's pointers match the form.
 * @returns undefined, with errors on the fields, if some input is invalid
 */
export function toRequest(
  order: OrderDetails,
  values: EditValues,
  setError: Refuse,
): NewOrderEdit | undefined {
  let isRight = true
  const refuse: Refuse = (field, message) => {
    isRight = false
    setError(field, message)
  }
  const lines = order.lines.map(({ line, pricePer }, index) => ({
    line,
    pricePer,
    quantity: readQuantity(values.lines[index]?.quantity, `lines.${index}.quantity`, refuse),
    unitPrice: readPrice(values.lines[index]?.unitPrice, `lines.${index}.unitPrice`, refuse),
  }))
  const added = values.added.map(({ sku, quantity, unitPrice, pricePer }, index) => {
    if (sku.trim() === '') refuse(`added.${index}.sku`, messages.noSku)
    return {
      sku: sku.trim(),
      quantity: readQuantity(quantity, `added.${index}.quantity`, refuse),
      ...(unitPrice.trim() === ''
        ? {}
        : { unitPrice: readPrice(unitPrice, `added.${index}.unitPrice`, refuse) }),
      ...(pricePer === '' ? {} : { pricePer: Number(pricePer) }),
    }
  })
  const charge = values.deliveryCharge.trim()
  const deliveryCharge = charge === '' ? undefined : readPrice(charge, 'deliveryCharge', refuse)
  if (!isRight) return undefined
  const differs = lines.some(({ quantity, unitPrice }, index) => {
    const before = order.lines[index]
    return before?.quantity !== quantity || before.unitPrice !== unitPrice
  })
  const { number, revision } = order
  const { priceReason, phone, address, note, approved } = values
  return {
    number,
    revision,
    priceReason,
    phone,
    address,
    note,
    approved,
    ...(differs ? { lines } : {}),
    ...(added.length > 0 ? { added } : {}),
    ...(deliveryCharge === undefined ? {} : { deliveryCharge }),
  }
}

function readQuantity(text = '', field: FieldName, refuse: Refuse): number {
  const quantity = parseQuantity(text)
  if (quantity <= 9_999_999) return quantity
  refuse(field, wholeNumberMessage(text, messages.notQuantity))
  return 0
}

function readPrice(text = '', field: FieldName, refuse: Refuse): number {
  const cents = parseMoney(text.trim())
  if (cents === undefined) refuse(field, numberMessage(text, messages.notPrice))
  return cents ?? 0
}
