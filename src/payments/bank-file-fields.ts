/** A bank file in the API's answers. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { Id } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { certainties, matchReasons } from './bank-entries.ts'
import { CustomerName } from './customer-field.ts'
import { outgoingCertainties, outgoingReasons } from './outgoing-entries.ts'

/** Bytes of a bank file. */
export const maxBankFileBytes = 5_000_000

export const bankEntryPattern = /^[0-9a-f]{64}$/

const Entry = z.strictObject({
  /** Sent with the payment that books the entry, so that it is booked only once. */
  key: z.string(),
  /** 'YYYY-MM-DD' */
  bookedOn: z.string(),
  amount: MoneyTotal,
  /** The amount with the sign of its own currency. */
  shown: z.string(),
  payer: z.string(),
  reference: z.string(),
  certainty: z.enum(certainties),
  reason: z.enum(matchReasons),
  customer: z.nullable(z.strictObject({ key: z.string(), name: z.string() })),
  allocations: z.array(
    z.strictObject({
      document: Id,
      number: z.string(),
      amount: MoneyTotal,
      /** The early payment discount; sent with the payment that books the entry. */
      discount: z.optional(MoneyTotal),
    }),
  ),
  /** The amount that would become customer credit. */
  left: MoneyTotal,
  /** The payment that booked it. */
  payment: z.nullable(z.strictObject({ id: Id, number: z.int() })),
})
const outgoingFields = {
  /** Sent with the refund that the entry proves; it proves only one. */
  key: z.string(),
  /** 'YYYY-MM-DD' */
  bookedOn: z.string(),
  amount: MoneyTotal,
  /** The amount with the sign of its own currency. */
  shown: z.string(),
  payee: z.string(),
  reference: z.string(),
}
const Outgoing = z.strictObject({
  ...outgoingFields,
  certainty: z.enum(outgoingCertainties),
  reason: z.enum(outgoingReasons),
  customer: CustomerName,
  /** The matching refund; null if none is recorded yet. */
  refund: z.nullable(z.strictObject({ id: Id, number: z.int() })),
  /** The order whose invoices have the credit, if known. */
  order: z.nullable(z.int()),
})
export const BankFile = named(
  'BankFile',
  z.strictObject({
    account: z.string(),
    /** Entries that are not received money. */
    skipped: z.int(),
    /** Entries that may or may not be received money; none of them is a payment. */
    refused: z.array(z.strictObject({ text: z.string(), why: z.string() })),
    /** Open questions about the file, in words, and how it was read. */
    doubts: z.array(z.string()),
    /** Accounts that are not the shop's, with the number of their payments that were skipped. */
    others: z.array(z.strictObject({ account: z.string(), entries: z.int() })),
    entries: z.array(named('BankFileEntry', Entry)),
    /**
     * Outgoing entries to a customer, or possibly to one; they are also among the entries that are
     * not received money.
     */
    outgoing: z.array(named('BankFileOutgoing', Outgoing)),
    /** Outgoing entries without a customer; the first 500 of them. */
    unrelated: z.strictObject({
      count: z.int(),
      entries: z.array(z.strictObject(outgoingFields)),
    }),
  }),
)
export type BankFile = z.output<typeof BankFile>
export type BankFileEntry = BankFile['entries'][number]
export type BankFileOutgoing = BankFile['outgoing'][number]
