/** What a statement of account says, stored when it is issued. */
import * as z from 'zod/mini'
import { IssuedLanguage, Seller } from './document-content.ts'

/**
 * What changes what a customer owes; a reversal takes a payment, or a discount, back, and a refund
 * pays credit back.
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
  /** As printed: 'INV-000042'; of a payment its number. */
  number: z.string(),
  order: z.nullable(z.int()),
  /** The buyer's purchase order, or what the bank or the customer wrote. */
  reference: z.string(),
  /** Cents; above zero is owed, below zero settles. */
  cents: z.int(),
})
export type StatementLine = z.output<typeof Line>

const Item = z.strictObject({
  number: z.string(),
  order: z.nullable(z.int()),
  issueDate: z.string(),
  dueDate: z.string(),
  amount: z.int(),
  /** Below zero it is the customer's credit. */
  open: z.int(),
})
export type StatementItem = z.output<typeof Item>

export const StatementContent = z.strictObject({
  /** In which it was issued; absent: in English, as all were before 0.3. */
  language: IssuedLanguage,
  shop: Seller,
  customer: z.strictObject({ name: z.string(), address: z.string(), email: z.string() }),
  /** 'YYYY-MM-DD', both included. */
  from: z.string(),
  to: z.string(),
  /** ISO 4217 */
  currency: z.string(),
  /** Cents owed before the first day; below zero, credit. */
  opening: z.int(),
  lines: z.array(Line),
  /** What was open at the end of the last day. */
  items: z.array(Item),
})
export type StatementContent = z.output<typeof StatementContent>

/** What was owed at the end of the last day. */
export const closingBalance = ({ opening, lines }: Pick<StatementContent, 'opening' | 'lines'>) =>
  lines.reduce((sum, { cents }) => sum + cents, opening)

/** What of payments settled no invoice at the end of the last day. */
export const creditLeft = (content: Pick<StatementContent, 'opening' | 'lines' | 'items'>) =>
  content.items.reduce((sum, { open }) => sum + open, 0) - closingBalance(content)
