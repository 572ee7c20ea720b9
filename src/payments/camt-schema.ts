/** The fields that are read from a camt statement (ISO 20022), in any version. */
import * as z from 'zod/mini'

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
export type Amount = z.output<typeof Amount>
const Dated = part(z.object({ Dt: text, DtTm: text }))
const Named = part(z.object({ Nm: text, Pty: part(z.object({ Nm: text })) }))
export type Named = z.output<typeof Named>
/** What is of another form counts as absent. */
const unless = <S extends z.ZodMiniType>(schema: S) =>
  z.union([
    schema,
    z.pipe(
      z.unknown(),
      z.transform(() => undefined),
    ),
  ])
/** Read of entries that went: of what came it says nothing, so whatever it is refuses no file. */
const OfOutgoing = unless(Named)
const Structured = z.object({
  CdtrRefInf: part(z.object({ Ref: text })),
  RfrdDocInf: z.optional(z.array(part(z.object({ Nb: text })))),
  AddtlRmtInf: z.optional(z.array(z.string())),
})
/** What the bank kept of a payment: each amount in the first versions, later their total. */
const Charged = part(Amount)
const Charges = z.optional(
  z.array(
    part(
      z.object({
        Amt: Charged,
        TtlChrgsAndTaxAmt: Charged,
        Rcrd: z.optional(z.array(part(z.object({ Amt: Charged })))),
      }),
    ),
  ),
)
export type Charges = z.output<typeof Charges>
/** Of what kind an entry is: 'RRTN' gives something back that came. */
const Code = unless(
  part(z.object({ Domn: part(z.object({ Fmly: part(z.object({ SubFmlyCd: text })) })) })),
)
/** Why something was given back: 'AC04' is a closed account. */
export const ReturnInformation = z.object({
  Rsn: unless(part(z.object({ Cd: text, Prtry: text }))),
  AddtlInf: unless(z.optional(z.union([z.string(), z.array(z.string())]))),
})
const Details = z.object({
  Chrgs: Charges,
  Refs: part(z.object({ AcctSvcrRef: text, TxId: text, EndToEndId: text })),
  Amt: part(Amount),
  AmtDtls: part(z.object({ TxAmt: part(z.object({ Amt: part(Amount) })) })),
  CdtDbtInd: text,
  RltdPties: part(
    z.object({
      Dbtr: Named,
      UltmtDbtr: Named,
      InitgPty: Named,
      DbtrAcct: Named,
      Cdtr: OfOutgoing,
      UltmtCdtr: OfOutgoing,
      CdtrAcct: OfOutgoing,
    }),
  ),
  RtrInf: z.optional(z.unknown()),
  BkTxCd: Code,
  RmtInf: part(
    z.object({
      Ustrd: z.optional(z.array(z.string())),
      Strd: z.optional(z.array(part(Structured))),
    }),
  ),
  AddtlTxInf: text,
})
export type Details = z.output<typeof Details>
const Entry = z.object({
  Amt: Amount,
  Chrgs: Charges,
  CdtDbtInd: z.string(),
  RvslInd: text,
  Sts: z.optional(z.union([z.string(), z.object({ Cd: text, Prtry: text })])),
  BookgDt: Dated,
  ValDt: Dated,
  AcctSvcrRef: text,
  NtryRef: text,
  BkTxCd: Code,
  AddtlNtryInf: text,
  NtryDtls: z.optional(z.array(part(z.object({ TxDtls: z.optional(z.array(Details)) })))),
})
export type Entry = z.output<typeof Entry>
export const detailsOf = ({ NtryDtls = [] }: Entry): readonly Details[] =>
  NtryDtls.flatMap((group) => group?.TxDtls ?? [])
const Balance = z.object({
  Tp: z.object({ CdOrPrtry: z.object({ Cd: text }) }),
  Amt: Amount,
  CdtDbtInd: text,
  Dt: Dated,
})
const Statement = z.object({
  Id: text,
  /** Whether it is a copy or a duplicate of a statement that was sent before. */
  CpyDplctInd: text,
  Acct: z.object({
    Id: z.object({ IBAN: text, Othr: part(z.object({ Id: text })) }),
  }),
  Bal: unless(z.optional(z.array(Balance))),
  Ntry: z.optional(z.array(Entry)),
})
export type Statement = z.output<typeof Statement>
const Statements = z.array(Statement)
export const Camt = z.object({
  Document: z.union([
    z.object({ BkToCstmrStmt: z.object({ Stmt: Statements }) }),
    z.object({ BkToCstmrAcctRpt: z.object({ Rpt: Statements }) }),
    z.object({ BkToCstmrDbtCdtNtfctn: z.object({ Ntfctn: Statements }) }),
  ]),
})

export type Camt = z.output<typeof Camt>

/** A statement, a list of the day, or a notice: each has the same entries. */
export function statementsOf({ Document }: Camt): readonly Statement[] {
  if ('BkToCstmrStmt' in Document) return Document.BkToCstmrStmt.Stmt
  return 'BkToCstmrAcctRpt' in Document
    ? Document.BkToCstmrAcctRpt.Rpt
    : Document.BkToCstmrDbtCdtNtfctn.Ntfctn
}
