/** Entries of camt statements that reverse another one or are not booked. Pure. */
import * as z from 'zod/mini'
import { namesReturn } from './bank-lists/bank-direction.ts'
import { reversalIn } from './bank-lists/bank-reversals.ts'
import { isTrue, reversalsSay, statusOf } from './camt-balances.ts'
import {
  detailsOf,
  ReturnInformation,
  type Details,
  type Entry,
  type Statement,
} from './camt-schema.ts'
import type { LeftOutKind } from './left-out.ts'

/**
 * Why an entry is skipped that is neither received money nor ordinary outgoing money; undefined for
 * any other.
 */
export function leftOutKindOf(entry: Entry, statement: Statement): LeftOutKind | undefined {
  const status = statusOf(entry)
  if (status !== 'BOOK') return isStandard(status) ? 'notBooked' : undefined
  if (!isTrue(entry.RvslInd))
    return entry.CdtDbtInd === 'DBIT' && isReturn(entry) ? 'takenBack' : undefined
  const says = reversalsSay(statement)
  if (says === undefined) return 'openReversal'
  // What a credit takes back by its own way had gone out.
  return (entry.CdtDbtInd === 'CRDT') === (says === 'own') ? 'cameBack' : 'takenBack'
}

/** Codes of the standard for the status of an entry: booked, pending, information, future. */
const statuses = new Set(['BOOK', 'PDNG', 'INFO', 'FUTR'])
/** Whether a status is one of the standard: of others it is not known whether they are booked. */
export const isStandard = (status: string): boolean => statuses.has(status)

/** What takes back money that came: a direct debit that was returned, or a transfer. */
const returnCodes = new Set(['UPDD', 'PRDD', 'RRTN', 'RPCR', 'UPCT'])
const hasReturnCode = ({ BkTxCd }: Pick<Details, 'BkTxCd'>): boolean =>
  returnCodes.has(BkTxCd?.Domn?.Fmly?.SubFmlyCd ?? '')
export const isGivenBack = (details: Details): boolean =>
  hasReturnCode(details) || (details.RtrInf !== undefined && details.RtrInf !== '')
export const isReturn = (entry: Entry): boolean =>
  hasReturnCode(entry) ||
  detailsOf(entry).some(isGivenBack) ||
  namesReturn(entry.AddtlNtryInf ?? '')

/** By what an entry that came is money that came back, or may be; undefined for any other. */
export function reversalOf(entry: Entry): string | undefined {
  const details = detailsOf(entry)
  const back = details.find(isGivenBack)
  if (back !== undefined || hasReturnCode(entry)) return reasonOf(back ?? entry)
  const texts = details.flatMap(({ RmtInf, AddtlTxInf }) => [
    (RmtInf?.Ustrd ?? []).join(' '),
    AddtlTxInf ?? '',
  ])
  return reversalIn([entry.AddtlNtryInf ?? '', ...texts])
}

/** 'AC04': the code of the reason, or the words for it; else the code of the kind of the entry. */
export function reasonOf({
  RtrInf,
  BkTxCd,
}: Pick<Details, 'BkTxCd'> & { RtrInf?: unknown }): string {
  const { Rsn, AddtlInf } = z.safeParse(ReturnInformation, RtrInf).data ?? {}
  const [words] = [AddtlInf ?? []].flat()
  return Rsn?.Cd ?? Rsn?.Prtry ?? words ?? BkTxCd?.Domn?.Fmly?.SubFmlyCd ?? 'RtrInf'
}
