/** Reads statements of banks in the formats MT940 and MT942. */
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
 * @param currency that of the shop, where the file names none
 * @throws UnreadableBankFile for a file without statements, or of which the last one has no end
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
      // What was booked before is known by this.
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
  const { missing } = statement
  return {
    account,
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
    // The key of what went has no former one: it is made of what it always was.
    outgoing: entries.filter(hasGone).map((entry) => toRaw({ ...entry, ...entry.former })),
  }
}

/** Codes of a direct debit that was returned: of SEPA in Germany, and of SWIFT. */
const returnCodes = /\b(?:10[89]|RTI)\b/

/** Codes of a transfer that came back, and of a direct debit that was given back to who was debited. */
const cameBackCodes = /\b(?:159|18[14]|RTI)\b/

/** By what an entry that came is money that came back, or may be; undefined for any other. */
const reversalOf = ({ kind, purpose }: Mt940Entry): string | undefined =>
  cameBackCodes.test(kind)
    ? kind
    : reversalIn([kind.replace(/^(?:[A-Z]{3}(?: |$))?(?:\d{3}(?: |$))?/, ''), purpose.join(' ')])

/** A reversal of what came or went, a direct debit that was returned, or what is only expected. */
function leftOutKindOf(entry: Mt940Entry): LeftOutKind | undefined {
  if (entry.mark === 'expected') return 'notBooked'
  if (entry.taken > 0) return 'cameBack'
  return entry.taken < 0 || (entry.mark === 'debit' && !hasGone(entry)) ? 'takenBack' : undefined
}

const hasGone = ({ mark, kind }: Mt940Entry): boolean =>
  mark === 'debit' && !returnCodes.test(kind) && !namesReturn(kind)
