/** The journal of a run, line by line. Pure; amounts in cents, negative for credits. */
import * as z from 'zod/mini'
import { isRefund } from '../payments/rules.ts'
import { taxCategories } from '../tax/rules.ts'
import { journalMessages as messages } from './messages/accounting.ts'

const TaxLine = z.object({
  category: z.enum(taxCategories),
  /** Hundredths of a percent. */
  rate: z.number(),
  base: z.int(),
  amount: z.int(),
})

/** The frozen data of a document. */
export const DocumentEntry = z.object({
  number: z.string(),
  order: z.nullable(z.int()),
  customer: z.string(),
  /** 'YYYY-MM-DD' */
  supplyDate: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  /** The number of the invoice that a credit note corrects. */
  corrects: z.nullable(z.string()),
  currency: z.string(),
  country: z.string(),
  vatId: z.nullable(z.string()),
  net: z.int(),
  /** Empty if the shop charges no tax. */
  taxes: z.array(TaxLine),
})
export type DocumentEntry = z.output<typeof DocumentEntry>

/** The frozen data of a payment. */
export const PaymentEntry = z.object({
  number: z.int(),
  customer: z.string(),
  currency: z.string(),
  method: z.string(),
  reference: z.string(),
  /** The number of the payment that this one reverses. */
  reverses: z.nullable(z.int()),
  settles: z.array(z.object({ number: z.string(), cents: z.int() })),
})
export type PaymentEntry = z.output<typeof PaymentEntry>

/** An entry of a run. */
export type JournalEntry = {
  readonly position: number
  /** 'YYYY-MM-DD' */
  readonly day: string
  /** With tax. */
  readonly cents: number
} & (
  | { readonly kind: 'invoice' | 'credit-note'; readonly document: DocumentEntry }
  | { readonly kind: 'payment'; readonly payment: PaymentEntry }
)

/** A sale by category and rate: parts that add up to a document. */
export type SalesPart = {
  readonly category: DocumentEntry['taxes'][number]['category']
  readonly rate: number
  readonly net: number
  readonly tax: number
}

/** The parts of a document; negative for a credit note. */
export function salesParts(
  kind: 'invoice' | 'credit-note',
  { net, taxes }: Pick<DocumentEntry, 'net' | 'taxes'>,
): readonly SalesPart[] {
  const sign = kind === 'credit-note' ? -1 : 1
  const signed = (cents: number): number => (cents === 0 ? 0 : sign * Math.abs(cents))
  if (taxes.length === 0) return [{ category: 'O', rate: 0, net: signed(net), tax: 0 }]
  return taxes.map(({ category, rate, base, amount }) => ({
    category,
    rate,
    net: signed(base),
    tax: signed(amount),
  }))
}

/** Cents with a sign: -1250 → '-12.50'. */
export const amountText = (cents: number): string => {
  const text = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Hundredths of a percent: 1900 → '19', 810 → '8.1'. */
export const rateText = (rate: number): string => String(rate / 100)

/** The rows of the journal file, with the header first. */
export const journalRows = (
  run: number,
  entries: readonly JournalEntry[],
): readonly (readonly (string | number)[])[] => [
  messages.columns,
  ...entries.flatMap((entry) =>
    entry.kind === 'payment' ? paymentRows(run, entry) : documentRows(run, entry),
  ),
]

type DocumentRow = Extract<JournalEntry, { readonly document: DocumentEntry }>
type PaymentRow = Extract<JournalEntry, { readonly payment: PaymentEntry }>

const documentRows = (run: number, { position, day, kind, document: issued }: DocumentRow) =>
  salesParts(kind, issued).map(({ category, rate, net, tax }) => [
    run,
    position,
    day,
    messages.kinds[kind],
    issued.number,
    issued.order ?? '',
    issued.customer,
    issued.country,
    issued.vatId ?? '',
    category,
    rateText(rate),
    amountText(net),
    amountText(tax),
    amountText(net + tax),
    issued.currency,
    issued.supplyDate ?? '',
    issued.dueDate ?? '',
    issued.corrects ?? '',
    '',
    '',
  ])

/** The invoices settled by a payment, line by line, and the rest. */
export function settledParts({
  cents,
  payment: { settles },
}: Pick<PaymentRow, 'cents' | 'payment'>): readonly {
  readonly number: string
  readonly cents: number
}[] {
  const parts = settles.filter((part) => part.cents !== 0)
  const left = cents - parts.reduce((sum, part) => sum + part.cents, 0)
  return left === 0 ? parts : [...parts, { number: '', cents: left }]
}

const paymentRows = (run: number, entry: PaymentRow) =>
  settledParts(entry).map((part) => {
    const { number, customer, currency, method, reference, reverses } = entry.payment
    const kind = messages.kinds[isRefund(entry.cents, reverses) ? 'refund' : 'payment']
    return [
      run,
      entry.position,
      entry.day,
      kind,
      number,
      '',
      customer,
      '',
      '',
      '',
      '',
      '',
      '',
      amountText(part.cents),
      currency,
      '',
      '',
      part.number || (reverses ?? ''),
      method,
      reference,
    ]
  })

/** Sales at one rate to one country; cents. */
export type SalesRow = SalesPart & { readonly country: string; readonly documents: number }

/** Sums by country, category and rate, in this order. */
export function sumSales(
  documents: readonly Pick<DocumentRow, 'kind' | 'document'>[],
): readonly SalesRow[] {
  const sums = new Map<string, SalesRow>()
  for (const { kind, document } of documents)
    for (const { category, rate, net, tax } of salesParts(kind, document)) {
      const { country } = document
      const key = `${country} ${category} ${String(rate).padStart(5, '0')}`
      const before = sums.get(key) ?? { country, category, rate, net: 0, tax: 0, documents: 0 }
      sums.set(key, {
        ...before,
        net: before.net + net,
        tax: before.tax + tax,
        documents: before.documents + 1,
      })
    }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

export const salesRows = (
  sums: readonly SalesRow[],
  currency: string,
): readonly (readonly (string | number)[])[] => [
  messages.salesColumns,
  ...sums.map(({ country, category, rate, documents, net, tax }) => [
    country,
    category,
    messages.categories[category],
    rateText(rate),
    documents,
    amountText(net),
    amountText(tax),
    amountText(net + tax),
    currency,
  ]),
]
