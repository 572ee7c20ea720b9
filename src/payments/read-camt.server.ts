/**
 * Reads a bank statement in camt.052, camt.053 or camt.054 (ISO 20022), in any version. Entities
 * are never resolved: a file with a document type declaration is refused, and the parser fetches
 * nothing.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { copiesAmong } from './camt-copies.ts'
import { isTrue, missingIn, onlyDay, spanOf, statusOf } from './camt-balances.ts'
import {
  isGivenBack,
  isReturn,
  isStandard,
  leftOutKindOf,
  reasonOf,
  reversalOf,
} from './camt-reversals.ts'
import {
  Camt,
  detailsOf,
  statementsOf,
  type Amount,
  type Charges,
  type Details,
  type Entry,
  type Named,
  type Statement,
} from './camt-schema.ts'
import type { RawEntry, RawStatement } from './bank-file-key.server.ts'
import { payerFor } from './bank-lists/bank-texts.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { leftOutDoubts, type LeftOutKind } from './left-out.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

const repeated = new Set(
  'Stmt Rpt Ntfctn Bal Ntry NtryDtls TxDtls Ustrd Strd RfrdDocInf AddtlRmtInf Chrgs Rcrd'.split(
    ' ',
  ),
)
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  // The first versions state their version in the name of the element.
  transformTagName: (name) => name.replace(/^(BkToCstmr\w+?)V\d\d$/, '$1'),
  htmlEntities: true,
  isArray: (name) => repeated.has(name),
})

/** Longer than the name and attributes of any element in a bank file. */
const longTag = /<[a-z][^>]{2000}/i

/**
 * Whatever error the parser or the schema reports, the file is the cause: an element named like an
 * inherited property, endless nesting, a hundred thousand invalid entries.
 */
function parseCamt(xml: string): Camt {
  try {
    return z.parse(Camt, parser.parse(xml))
  } catch (cause) {
    throw new UnreadableBankFile(messages.bank.notCamt, { cause })
  }
}

/**
 * A file may cover several accounts, and several days of each.
 * @throws UnreadableBankFile with a sentence that states what is wrong
 */
export function readCamt(xml: string): readonly RawStatement[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableBankFile(messages.bank.documentType)
  if (longTag.test(xml)) throw new UnreadableBankFile(messages.bank.notCamt)
  const documents = xml.split(betweenDocuments).filter((text) => /\S/.test(text))
  if (documents.some((text) => XMLValidator.validate(text) !== true))
    throw new UnreadableBankFile(messages.bank.notWhole)
  const statements = documents.flatMap((document) => statementsOf(parseCamt(document)))
  const copies = copiesAmong(statements)
  const names = [...new Set([...copies].map(({ Id = '' }) => Id))]
  const doubts = names.length === 0 ? [] : [messages.bank.copies(names)]
  return statements
    .filter((statement) => !copies.has(statement))
    .map(readStatement)
    .map((read) => ({ ...read, doubts: [...doubts, ...read.doubts] }))
}

/** Some programs concatenate the statements of several days in one file. */
const betweenDocuments =
  /(?<=<\/(?:[\w.-]+:)?Document\s*>)\s*(?=<(?:\?xml|(?:[\w.-]+:)?Document)\s)/

function readStatement(statement: Statement) {
  const { Id } = statement.Acct
  const Ntry = datedEntries(statement)
  const missing = missingIn(statement)
  const account = Id.IBAN ?? Id.Othr?.Id ?? ''
  const judged = Ntry.map((entry) => ({ entry, is: judge(entry) }))
  const thatAre = (...some: readonly Judged[]) =>
    judged.filter(({ is }) => some.includes(is)).map(({ entry }) => entry)
  const credits = thatAre('in', 'both')
  const batches = thatAre('both')
  const refused = judged.flatMap(({ entry, is }) =>
    typeof is === 'object' ? [{ text: textOf(entry), why: is.why }] : [],
  )
  const cameBack = batches.flatMap(refusedWithin)
  return {
    account,
    span: spanOf(statement),
    doubts: [
      ...(missing === undefined
        ? []
        : [messages.bank.otherBalance(account, missing.cents, missing.currency)]),
      ...leftOutDoubts(
        [
          ...Ntry.flatMap((entry) => {
            const kind = leftOutKindOf(entry, statement)
            return kind === undefined ? [] : named(entry, kind)
          }),
          ...batches.flatMap((entry) => named(entry, 'takenBack', isGivenBack)),
        ],
        ({ kind }) => kind,
      ),
    ],
    entries: credits.flatMap(toEntries),
    returns: Ntry.filter((entry) => leftOutKindOf(entry, statement) === 'takenBack').flatMap(
      (entry) => toOutgoing(entry),
    ),
    outgoing: thatAre('out', 'both').flatMap((entry) =>
      toOutgoing(entry, (one) => !isMixed(entry) || !isGivenBack(one)),
    ),
    skipped:
      Ntry.length -
      credits.length -
      refused.length +
      batches.flatMap(detailsOf).filter(isDebit).length,
    refused: [...refused, ...cameBack],
  }
}

/** Like `toOutgoing`, with the reason why it is skipped. */
const named = (entry: Entry, kind: LeftOutKind, isMeant?: (details: Details) => boolean) =>
  toOutgoing(entry, isMeant).map((one) => ({ ...one, kind }))

/** The returned payments of a batch, among the received ones. */
const refusedWithin = (entry: Entry): RawStatement['refused'] =>
  detailsOf(entry)
    .filter((one) => isGivenBack(one) && !isDebit(one))
    .map((one) => ({
      text: textOf({ ...entry, Amt: amountOf(one) ?? entry.Amt }),
      why: messages.bank.rows.reversal(reasonOf(one)),
    }))

/** The entries; one without a date has the statement's date, if the statement covers one day. */
function datedEntries(statement: Statement): readonly Entry[] {
  const { Ntry = [] } = statement
  const day = onlyDay(statement)
  return Ntry.map((entry) =>
    day === undefined || dayOf(entry) !== '' ? entry : { ...entry, BookgDt: { Dt: day } },
  )
}

type Judged = 'in' | 'out' | 'both' | 'none' | { readonly why: string }

/** Entries that are not booked yet, or that reverse another one, are not received money. */
function judge(entry: Entry): Judged {
  const { CdtDbtInd, RvslInd } = entry
  const status = statusOf(entry)
  if (!isStandard(status)) return { why: messages.bank.rows.noState(status) }
  if (status !== 'BOOK' || isTrue(RvslInd)) return 'none'
  const isBatch = isMixed(entry)
  if (CdtDbtInd === 'DBIT' && !isBatch) return isReturn(entry) ? 'none' : 'out'
  if (CdtDbtInd !== 'CRDT' && CdtDbtInd !== 'DBIT')
    return { why: messages.bank.rows.indicator(CdtDbtInd) }
  return judgeAmounts(entry, isBatch)
}

/** For an entry that was received, or that is the difference of payments. */
function judgeAmounts(entry: Entry, isBatch: boolean): Judged {
  const details = detailsOf(entry)
  const reversal = isBatch ? undefined : reversalOf(entry)
  if (reversal !== undefined) return { why: messages.bank.rows.reversal(reversal) }
  if (details.length > 0 && details.every(isDebit)) return { why: messages.bank.rows.mixed }
  const strange = [entry.Amt, ...details.flatMap((one) => amountOf(one) ?? [])].find(
    ({ '#text': amount }) => !/^\+?\d+(?:\.\d*)?$/.test(amount),
  )
  if (strange) return { why: messages.bank.rows.noMoney(strange['#text']) }
  const sum = otherSum(entry, details)
  if (sum === undefined) return isBatch ? 'both' : 'in'
  const { '#text': amount, '@Ccy': currency } = entry.Amt
  const reference = idOf(entry, details[0]) || details[0]?.Refs?.EndToEndId
  return {
    why: messages.bank.rows.otherSum(reference, `${amount} ${currency}`, `${sum} ${currency}`),
  }
}

/**
 * The sum of an entry's payments, if it differs from the entry's amount and the difference is
 * explained neither by charges nor by one payment without a direction, which may be outgoing.
 */
function otherSum(entry: Entry, details: readonly Details[]): string | undefined {
  const amounts = details.map(amountOf)
  if (details.length === 0 || amounts.some((one) => one?.['@Ccy'] !== entry.Amt['@Ccy']))
    return undefined
  const sum = (entry.CdtDbtInd === 'DBIT' ? -1 : 1) * sumOf(details)
  const difference = sum - Number(entry.Amt['#text'])
  const charges = [entry, ...details].reduce((total, { Chrgs }) => total + chargesOf(Chrgs), 0)
  const mayHaveGone = details.some(
    (one) =>
      details.length > 1 &&
      one.CdtDbtInd === undefined &&
      isNothing(difference - 2 * Number(amountOf(one)?.['#text'])),
  )
  if (isNothing(difference) || isNothing(Math.abs(difference) - charges) || mayHaveGone)
    return undefined
  return sum.toFixed(2)
}

const isNothing = (difference: number): boolean => Math.abs(difference) < 0.005
const sumOf = (details: readonly Details[]): number =>
  details.reduce(
    (total, one) => total + (isDebit(one) ? -1 : 1) * Number(amountOf(one)?.['#text']),
    0,
  )

function chargesOf(charges: Charges = []): number {
  const amounts = charges.flatMap(
    (one) =>
      one?.TtlChrgsAndTaxAmt ??
      one?.Amt ??
      (one?.Rcrd ?? []).flatMap((record) => record?.Amt ?? []),
  )
  return amounts.reduce((total, amount) => total + Number(amount['#text']), 0)
}

/**
 * Whether an entry is the difference between received and outgoing payments, each with its amount.
 */
function isMixed(entry: Entry): boolean {
  const details = detailsOf(entry)
  const ways = new Set(details.map(({ CdtDbtInd }) => CdtDbtInd))
  return ways.size === 2 && ways.has('CRDT') && ways.has('DBIT') && details.every(amountOf)
}

const isDebit = ({ CdtDbtInd }: Details): boolean => CdtDbtInd === 'DBIT'
const textOf = ({ Amt, BookgDt, AddtlNtryInf }: Entry): string =>
  [BookgDt?.Dt ?? BookgDt?.DtTm, Amt['#text'], Amt['@Ccy'], AddtlNtryInf]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200)

/** One for each transaction, if the bank combined several in an entry and states their amounts. */
function toEntries(entry: Entry): readonly RawEntry[] {
  const details = detailsOf(entry)
  const credits = details.filter((one) => !isDebit(one) && !isGivenBack(one))
  if (!isSplit(entry, details)) return [toEntry(entry, credits, entry.Amt)]
  return credits.flatMap((one) => {
    const amount = amountOf(one)
    return amount ? [toEntry(entry, [one], amount)] : []
  })
}

/**
 * Whether an entry consists of several payments: each has an amount, and is marked as received or
 * adds up to the entry with the others. Otherwise one of them may be outgoing, and the entry counts
 * as one payment.
 */
function isSplit({ Amt }: Entry, details: readonly Details[]): boolean {
  const amounts = details.map(amountOf)
  if (details.length < 2 || amounts.includes(undefined)) return false
  if (details.every(({ CdtDbtInd }) => CdtDbtInd === 'CRDT' || CdtDbtInd === 'DBIT')) return true
  if (amounts.some((amount) => amount?.['@Ccy'] !== Amt['@Ccy'])) return true
  return isNothing(sumOf(details) - Number(Amt['#text']))
}

/** Outgoing entries: one for each transfer of a batch order, if the bank states their amounts. */
function toOutgoing(
  entry: Entry,
  isMeant: (details: Details) => boolean = () => true,
): readonly RawEntry[] {
  const details = detailsOf(entry).filter((one) => one.CdtDbtInd !== 'CRDT' && isMeant(one))
  const amounts = details.map(amountOf)
  const isMany = (details.length > 1 && !amounts.includes(undefined)) || isMixed(entry)
  const parts = isMany ? details.map((one) => [one]) : [details]
  return parts.map((group) => {
    const [first] = group
    const amount = isMany && first ? (amountOf(first) ?? entry.Amt) : entry.Amt
    const { former: _former, ...raw } = toEntry(entry, group, amount)
    return { ...raw, payer: payeeOf(first) }
  })
}

function payeeOf(first: Details | undefined): string {
  const { Cdtr, UltmtCdtr, CdtrAcct } = first?.RltdPties ?? {}
  return nameOf(Cdtr) ?? nameOf(UltmtCdtr) ?? nameOf(CdtrAcct) ?? ''
}

const amountOf = ({ Amt, AmtDtls }: Details) => Amt ?? AmtDtls?.TxAmt?.Amt

function toEntry(
  entry: Entry,
  details: readonly Details[],
  { '#text': amount, '@Ccy': currency }: Amount,
): RawEntry {
  const texts = details.flatMap(({ RmtInf, Refs }) => [
    ...(RmtInf?.Strd ?? []).map((structured) => structured?.CdtrRefInf?.Ref),
    ...(RmtInf?.Ustrd ?? []),
    Refs?.EndToEndId === 'NOTPROVIDED' ? undefined : Refs?.EndToEndId,
  ])
  const former = [...texts, details.length === 0 ? entry.AddtlNtryInf : undefined]
    .filter(Boolean)
    .join(' ')
  const reference = [
    ...new Set([former, ...details.flatMap(furtherTexts), ...ofEntry(entry, details)]),
  ]
    .filter(Boolean)
    .join(' ')
  const formerPayer = formerPayerOf(details[0])
  const payers = [...new Set(details.map(payerOf).filter(Boolean))]
  const id = idOf(entry, details[0])
  return {
    bookedOn: dayOf(entry),
    amount,
    currency,
    payer: payers.join(', '),
    isShared: details.length > 1,
    reference,
    glued: details.flatMap(({ RmtInf }) => RmtInf?.Ustrd ?? []).join(''),
    id,
    former: { payer: formerPayer, reference: former, id },
  }
}

const dayOf = ({ BookgDt, ValDt }: Entry): string => {
  const day = BookgDt ?? ValDt
  return (day?.Dt ?? day?.DtTm ?? '').slice(0, 10)
}

const nameOf = (party: Named) => party?.Nm ?? party?.Pty?.Nm

/** The payer as stored before accounts, initiators and ultimate debtors were read. */
const formerPayerOf = (first: Details | undefined): string => {
  const { Dbtr, UltmtDbtr } = first?.RltdPties ?? {}
  return nameOf(Dbtr) ?? nameOf(UltmtDbtr) ?? ''
}

/** The payer, and the ultimate debtor. */
function payerOf({ RltdPties }: Details): string {
  const { Dbtr, UltmtDbtr, DbtrAcct, InitgPty } = RltdPties ?? {}
  return (
    payerFor(nameOf(Dbtr) ?? '', nameOf(UltmtDbtr) ?? '') ||
    (nameOf(DbtrAcct) ?? nameOf(InitgPty) ?? '')
  )
}

const idOf = ({ AcctSvcrRef, NtryRef }: Entry, first: Details | undefined): string =>
  [AcctSvcrRef, NtryRef, first?.Refs?.AcctSvcrRef, first?.Refs?.TxId].filter(Boolean).join(' ')

/** Numbers of the documents that are paid, and other remittance information of a payment. */
const furtherTexts = ({ RmtInf, AddtlTxInf }: Details): readonly (string | undefined)[] => [
  ...(RmtInf?.Strd ?? []).flatMap((structured) => [
    ...(structured?.RfrdDocInf ?? []).map((document) => document?.Nb),
    ...(structured?.AddtlRmtInf ?? []),
  ]),
  AddtlTxInf,
]

/** Remittance information of a whole entry does not belong to each of its payments. */
const ofEntry = ({ AddtlNtryInf, NtryDtls = [] }: Entry, details: readonly Details[]) =>
  details.length === 1 && NtryDtls.flatMap((group) => group?.TxDtls ?? []).length === 1
    ? [AddtlNtryInf]
    : []
