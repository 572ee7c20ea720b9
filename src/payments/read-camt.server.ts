/**
 * Reads a bank's statement as camt.053 (ISO 20022). No entity is ever resolved: a file that
 * declares a document type is refused, and the parser fetches nothing.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod/mini'
import type { RawEntry, RawStatement } from './bank-file-key.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

const repeated = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  htmlEntities: true,
  isArray: (name) => repeated.has(name),
})

/** An element that may be absent, or empty, which the parser says as ''. */
const part = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.union([
      schema,
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
    ]),
  )
const text = z.optional(z.string())
const Amount = z.object({ '#text': z.string(), '@Ccy': z.string() })
const Dated = part(z.object({ Dt: text, DtTm: text }))
const Named = part(z.object({ Nm: text, Pty: part(z.object({ Nm: text })) }))
const Details = z.object({
  Refs: part(z.object({ AcctSvcrRef: text, TxId: text, EndToEndId: text })),
  Amt: part(Amount),
  AmtDtls: part(z.object({ TxAmt: part(z.object({ Amt: part(Amount) })) })),
  CdtDbtInd: text,
  RltdPties: part(z.object({ Dbtr: Named, UltmtDbtr: Named })),
  RmtInf: part(
    z.object({
      Ustrd: z.optional(z.array(z.string())),
      Strd: z.optional(z.array(part(z.object({ CdtrRefInf: part(z.object({ Ref: text })) })))),
    }),
  ),
})
type Details = z.output<typeof Details>
const Entry = z.object({
  Amt: Amount,
  CdtDbtInd: z.string(),
  RvslInd: text,
  Sts: z.optional(z.union([z.string(), z.object({ Cd: text })])),
  BookgDt: Dated,
  ValDt: Dated,
  AcctSvcrRef: text,
  NtryRef: text,
  AddtlNtryInf: text,
  NtryDtls: z.optional(z.array(part(z.object({ TxDtls: z.optional(z.array(Details)) })))),
})
type Entry = z.output<typeof Entry>
const Statement = z.object({
  Acct: z.object({
    Id: z.object({ IBAN: text, Othr: part(z.object({ Id: text })) }),
  }),
  Ntry: z.optional(z.array(Entry)),
})
const Camt = z.object({
  Document: z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(Statement) }) }),
})

/** Longer than any element's name and attributes in a file of a bank. */
const longTag = /<[a-z][^>]{2000}/i

/**
 * Whatever the parser or the schema fails at, the file is the cause: an element called as what
 * objects inherit, nesting without end, a hundred thousand entries that are none.
 */
function parseCamt(xml: string): z.output<typeof Camt> {
  try {
    return z.parse(Camt, parser.parse(xml))
  } catch (cause) {
    throw new UnreadableBankFile(messages.bank.notCamt, { cause })
  }
}

/**
 * A file may be of several accounts, and of several days of each.
 * @throws UnreadableBankFile with a sentence that says what is wrong
 */
export function readCamt(xml: string): readonly RawStatement[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableBankFile(messages.bank.documentType)
  if (longTag.test(xml)) throw new UnreadableBankFile(messages.bank.notCamt)
  if (XMLValidator.validate(xml) !== true) throw new UnreadableBankFile(messages.bank.notWhole)
  return parseCamt(xml).Document.BkToCstmrStmt.Stmt.map(({ Acct: { Id }, Ntry = [] }) => {
    const credits = Ntry.filter(isBookedCredit)
    return {
      account: Id.IBAN ?? Id.Othr?.Id ?? '',
      entries: credits.flatMap(toEntries),
      skipped: Ntry.length - credits.length,
    }
  })
}

const isBookedCredit = ({ CdtDbtInd, RvslInd, Sts }: Entry): boolean => {
  const status = typeof Sts === 'string' ? Sts : (Sts?.Cd ?? 'BOOK')
  return CdtDbtInd === 'CRDT' && RvslInd !== 'true' && (status === '' || status === 'BOOK')
}

/** One for each transaction where the bank has put several into an entry and says their amounts. */
function toEntries(entry: Entry): readonly RawEntry[] {
  const details = (entry.NtryDtls ?? []).flatMap((group) => group?.TxDtls ?? [])
  const amounts = details.map(amountOf)
  const isSplit = details.length > 1 && amounts.every((amount) => amount !== undefined)
  if (!isSplit) return [toEntry(entry, details, entry.Amt)]
  return details.flatMap((one, index) => {
    const amount = amounts[index]
    return amount && one.CdtDbtInd !== 'DBIT' ? [toEntry(entry, [one], amount)] : []
  })
}

const amountOf = ({ Amt, AmtDtls }: Details) => Amt ?? AmtDtls?.TxAmt?.Amt

function toEntry(
  entry: Entry,
  details: readonly Details[],
  { '#text': amount, '@Ccy': currency }: z.output<typeof Amount>,
): RawEntry {
  const [first] = details
  const { Dbtr, UltmtDbtr } = first?.RltdPties ?? {}
  const references = details.flatMap(({ RmtInf, Refs }) => [
    ...(RmtInf?.Strd ?? []).map((structured) => structured?.CdtrRefInf?.Ref),
    ...(RmtInf?.Ustrd ?? []),
    Refs?.EndToEndId === 'NOTPROVIDED' ? undefined : Refs?.EndToEndId,
  ])
  const day = entry.BookgDt ?? entry.ValDt
  return {
    bookedOn: (day?.Dt ?? day?.DtTm ?? '').slice(0, 10),
    amount,
    currency,
    payer: Dbtr?.Nm ?? Dbtr?.Pty?.Nm ?? UltmtDbtr?.Nm ?? UltmtDbtr?.Pty?.Nm ?? '',
    reference: [...references, details.length === 0 ? entry.AddtlNtryInf : undefined]
      .filter(Boolean)
      .join(' '),
    id: [entry.AcctSvcrRef, entry.NtryRef, first?.Refs?.AcctSvcrRef, first?.Refs?.TxId]
      .filter(Boolean)
      .join(' '),
  }
}
