/** A bank's file as the API answers it. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { Id } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { certainties, matchReasons } from './bank-entries.ts'
import { CustomerName } from './customer-field.ts'
import { outgoingCertainties, outgoingReasons } from './outgoing-entries.ts'

/** Bytes of a file of a bank. */
export const maxBankFileBytes = 5_000_000

export const bankEntryPattern = /^[0-9a-f]{64}$/

const Entry = z.strictObject({
  /** Sent with the payment that books it: it is booked once. */
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
      /** Deducted for paying early; sent with the payment that books the entry. */
      discount: z.optional(MoneyTotal),
    }),
  ),
  /** What would stay as the customer's credit. */
  left: MoneyTotal,
  /** The payment that booked it. */
  payment: z.nullable(z.strictObject({ id: Id, number: z.int() })),
})
const outgoingFields = {
  /** Sent with the refund that it proves: it proves one. */
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
  /** The refund that it is; null where none is recorded yet. */
  refund: z.nullable(z.strictObject({ id: Id, number: z.int() })),
  /** The order on whose invoices the credit is, where that is known. */
  order: z.nullable(z.int()),
})
export const BankFile = named(
  'BankFile',
  z.strictObject({
    account: z.string(),
    /** Entries that bring no money. */
    skipped: z.int(),
    /** Entries of which it is not known whether they bring money: none of them is a payment. */
    refused: z.array(z.strictObject({ text: z.string(), why: z.string() })),
    /** What the file leaves open, in words, and how it was read. */
    doubts: z.array(z.string()),
    /** Accounts that are not the shop's, with how many payments of theirs were left out. */
    others: z.array(z.strictObject({ account: z.string(), entries: z.int() })),
    entries: z.array(named('BankFileEntry', Entry)),
    /** Entries that went to a customer, or may have: they are among those that bring no money. */
    outgoing: z.array(named('BankFileOutgoing', Outgoing)),
    /** Entries that went, and have nothing to do with customers; the first 500 of them. */
    unrelated: z.strictObject({
      count: z.int(),
      entries: z.array(z.strictObject(outgoingFields)),
    }),
  }),
)
export type BankFile = z.output<typeof BankFile>
export type BankFileEntry = BankFile['entries'][number]
export type BankFileOutgoing = BankFile['outgoing'][number]
