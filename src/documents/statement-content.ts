/** The content of a statement of account, stored when it is issued. */
import * as z from 'zod/mini'
import { IssuedLanguage, Seller } from './document-content.ts'

/**
 * The events that change a customer's balance; a reversal undoes a payment or a discount, and a
 * refund pays out credit.
 */
export const statementLineKinds = [
  'invoice',
  'credit-note',
  'payment',
  'discount',
  'reversal',
  'refund',
  'refund-reversal',
] as const

const Line = z.strictObject({
  /** 'YYYY-MM-DD' */
  day: z.string(),
  kind: z.enum(statementLineKinds),
  /** As printed: 'INV-000042'; for a payment its number. */
  number: z.string(),
  order: z.nullable(z.int()),
  /** The buyer's purchase order number, or the reference by the bank or the customer. */
  reference: z.string(),
  /** Cents; positive amounts are owed, negative ones settle. */
  cents: z.int(),
})
export type StatementLine = z.output<typeof Line>

const Item = z.strictObject({
  number: z.string(),
  order: z.nullable(z.int()),
  issueDate: z.string(),
  dueDate: z.string(),
  amount: z.int(),
  /** Negative: the customer's credit. */
  open: z.int(),
})
export type StatementItem = z.output<typeof Item>

export const StatementContent = z.strictObject({
  /** The language in which it was issued; absent: English, as all before 0.3. */
  language: IssuedLanguage,
  shop: Seller,
  customer: z.strictObject({ name: z.string(), address: z.string(), email: z.string() }),
  /** 'YYYY-MM-DD', inclusive. */
  from: z.string(),
  to: z.string(),
  /** ISO 4217 */
  currency: z.string(),
  /** The balance in cents before the first day; negative: credit. */
  opening: z.int(),
  lines: z.array(Line),
  /** The items open at the end of the last day. */
  items: z.array(Item),
})
export type StatementContent = z.output<typeof StatementContent>

/** The balance at the end of the last day. */
export const closingBalance = ({ opening, lines }: Pick<StatementContent, 'opening' | 'lines'>) =>
  lines.reduce((sum, { cents }) => sum + cents, opening)

/** The part of payments that had settled no invoice by the end of the last day. */
export const creditLeft = (content: Pick<StatementContent, 'opening' | 'lines' | 'items'>) =>
  content.items.reduce((sum, { open }) => sum + open, 0) - closingBalance(content)
