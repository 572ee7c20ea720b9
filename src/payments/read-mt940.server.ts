/** Reads bank statements in the formats MT940 and MT942. */
import {
  readMt940,
  type Mt940Entry,
  type Mt940Statement,
} from '../../packages/file-reader/records/mt940.ts'
import { namesReturn } from './bank-lists/bank-direction.ts'
import { reversalIn } from './bank-lists/bank-reversals.ts'
import { payerFor } from './bank-lists/bank-texts.ts'
import type { RawEntry, RawStatement } from './bank-file-key.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { leftOutDoubts, type LeftOutKind } from './left-out.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

/**
 * @param currency the shop's currency, if the file does not state one
 * @throws UnreadableBankFile for a file without statements, or whose last statement is incomplete
 */
export function readMtFile(text: string, currency: string): readonly RawStatement[] {
  const statements = readMt940(text)
  if (statements.at(-1)?.isWhole !== true) throw new UnreadableBankFile(messages.bank.partOfMt940)
  return statements.map((statement) => toStatement(statement, currency))
}

function toStatement(statement: Mt940Statement, shopCurrency: string): RawStatement {
  const { account, entries, strange } = statement
  const toRaw = ({ day, amount, name, former, ...entry }: Mt940Entry): RawEntry => {
    const { ultimate, purpose, id } = entry
    const reference = purpose.join(' ')
    return {
      bookedOn: day,
      amount,
      currency: statement.currency || shopCurrency,
      payer: payerFor(name, ultimate),
      reference,
      glued: purpose.join(''),
      id,
      // Identifies entries that were booked before.
      former: {
        payer: payerFor(former.name, former.ultimate),
        reference: former.purpose.join(' '),
        id,
      },
    }
  }
  const judged = entries
    .filter(({ mark }) => mark === 'credit')
    .map((entry) => ({ entry, reversal: reversalOf(entry) }))
  const credits = judged.flatMap(({ entry, reversal }) => (reversal === undefined ? entry : []))
  const { missing, number, opening, closing } = statement
  return {
    account,
    span: { number, opening, closing },
    doubts: [
      ...(missing === 0
        ? []
        : [messages.bank.otherBalance(account, missing, statement.currency || shopCurrency)]),
      ...leftOutDoubts(
        entries.map((entry) => ({ ...toRaw(entry), kind: leftOutKindOf(entry) })),
        ({ kind }) => kind,
      ),
    ],
    skipped: entries.length - judged.length,
    refused: [
      ...strange.map((text) => ({ text, why: messages.bank.rows.notAmount(text) })),
      ...judged.flatMap(({ entry, reversal }) => {
        const { day, amount, name, purpose } = entry
        const text = [day, amount, name, purpose.join(' ')].filter(Boolean).join(' · ')
        return reversal === undefined
          ? []
          : [{ text: text.slice(0, 200), why: messages.bank.rows.reversal(reversal) }]
      }),
    ],
    entries: credits.map(toRaw),
    // Outgoing entries have no former key: their key has always been computed from the same values.
    returns: entries.filter((entry) => leftOutKindOf(entry) === 'takenBack').map(toRaw),
    outgoing: entries.filter(hasGone).map((entry) => toRaw({ ...entry, ...entry.former })),
  }
}

/** Codes of a returned direct debit: for SEPA in Germany, and for SWIFT. */
const returnCodes = /\b(?:10[89]|RTI)\b/

/** Codes of a returned transfer, and of a direct debit that was refunded to the debtor. */
const cameBackCodes = /\b(?:159|18[14]|RTI)\b/

/**
 * The text that shows that a received entry is or may be returned money; undefined for any other
 * entry.
 */
const reversalOf = ({ kind, purpose }: Mt940Entry): string | undefined =>
  cameBackCodes.test(kind)
    ? kind
    : reversalIn([kind.replace(/^(?:[A-Z]{3}(?: |$))?(?:\d{3}(?: |$))?/, ''), purpose.join(' ')])

/** A reversal of received or outgoing money, a returned direct debit, or an expected entry. */
function leftOutKindOf(entry: Mt940Entry): LeftOutKind | undefined {
  if (entry.mark === 'expected') return 'notBooked'
  if (entry.taken > 0) return 'cameBack'
  return entry.taken < 0 || (entry.mark === 'debit' && !hasGone(entry)) ? 'takenBack' : undefined
}

const hasGone = ({ mark, kind }: Mt940Entry): boolean =>
  mark === 'debit' && !returnCodes.test(kind) && !namesReturn(kind)
