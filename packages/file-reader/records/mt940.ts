/**
 * Bank statements in the formats MT940 and MT942 (SWIFT), with `:86:` fields as German and Dutch
 * banks write them. Pure.
 */
import { slashedText } from './slashed-text.ts'

/** The direction of an entry; a reversal is not income, and an expected entry is not posted yet. */
export type Mark = 'credit' | 'debit' | 'reversal' | 'expected'
export type Mt940Entry = {
  /** 'YYYY-MM-DD': the booking date, otherwise the value date. */
  readonly day: string
  readonly mark: Mark
  /** '1234.50' */
  readonly amount: string
  readonly name: string
  /** The person on whose behalf it was paid, if the bank states it. */
  readonly ultimate: string
  /**
   * The values that versions before 0.3 read: the name without blanks between its parts, and
   * uncoded fields as one text.
   */
  readonly former: Pick<Mt940Entry, 'name' | 'ultimate' | 'purpose'>
  /** The effect of a reversal on the balance, 1 or -1; 0 for other entries. */
  readonly taken: number
  /** The text of the payer, in parts: banks split it after a fixed number of characters. */
  readonly purpose: readonly string[]
  /** The bank's reference of the entry; empty if there is none. */
  readonly id: string
  /** The bank's codes and words for the kind of entry: 'RTI 109 RUECKLASTSCHRIFT'. */
  readonly kind: string
}
export type Mt940Statement = {
  /** An IBAN or an account number. */
  readonly account: string
  /** ISO 4217; empty if not stated. */
  readonly currency: string
  readonly entries: readonly Mt940Entry[]
  /** Entry lines that cannot be read, unchanged. */
  readonly strange: readonly string[]
  /** False if an MT940 statement begins with a balance but does not end with one. */
  readonly isWhole: boolean
  /**
   * Cents by which the closing balance exceeds the opening balance plus the entries; 0 if it is
   * correct or there are no balances.
   */
  readonly missing: number
  /** The number of the statement, and the time of an MT942 report; '' for none. */
  readonly number: string
  /** 'C1000.00'; '' for none. */
  readonly opening: string
  readonly closing: string
}

type Field = { readonly tag: string; readonly text: string }

const fieldsOf = (message: string): readonly Field[] =>
  Array.from(
    message.matchAll(
      /^:(\d{2}[A-Z]?):([\s\S]*?)(?=\n:\d{2}[A-Z]?:|\n-\}?\s*(?:\n|$)|$(?![\s\S]))/gm,
    ),
    ([, tag = '', text = '']) => ({ tag, text: text.trimEnd() }),
  )

/** One statement for each message. */
export function readMt940(file: string): readonly Mt940Statement[] {
  const text = file.replaceAll(/\r\n?/g, '\n')
  return text
    .split(/^(?=:20:)/m)
    .filter((message) => message.startsWith(':20:'))
    .map((message) => {
      const fields = fieldsOf(message)
      const textOf = (pattern: RegExp) => fields.find(({ tag }) => pattern.test(tag))?.text ?? ''
      const entries = fields.flatMap(({ tag, text: line }, index) => {
        if (tag !== '61') return []
        const next = fields[index + 1]
        return [{ line, read: readEntry(line, next?.tag === '86' ? next.text : '') }]
      })
      const read = entries.flatMap((one) => one.read ?? [])
      return {
        account: accountOf(textOf(/^25/)),
        currency:
          /^[CD]?\d{6}([A-Z]{3})/.exec(textOf(/^6[02]/))?.[1] ??
          /^([A-Z]{3})/.exec(textOf(/^34/))?.[1] ??
          '',
        entries: read,
        missing: entries.length === read.length ? missingIn(textOf, read) : 0,
        number: [textOf(/^28/).replace(/^0*(?:\/0*)?$/, ''), textOf(/^13/)]
          .filter(Boolean)
          .join(' '),
        opening: balanceText(textOf(/^60/)),
        closing: balanceText(textOf(/^62/)),
        isWhole: textOf(/^60/) === '' || textOf(/^62/) !== '',
        strange: entries.flatMap((one) => (one.read ? [] : [one.line.slice(0, 200)])),
      }
    })
}

function missingIn(textOf: (tag: RegExp) => string, entries: readonly Mt940Entry[]): number {
  const [opening, closing] = [balanceOf(textOf(/^60/)), balanceOf(textOf(/^62/))]
  return opening === undefined || closing === undefined ? 0 : closing - opening - movedBy(entries)
}

/** '37040044/0532013000EUR' → '0532013000' */
function accountOf(text: string): string {
  const bare = text.replaceAll(/\s/g, '')
  const iban = /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/.exec(bare)?.[0]
  if (iban) return iban.replace(/(?<=\d)(?:EUR|USD|GBP|CHF|PLN|CZK|SEK|DKK|NOK|HUF)$/, '')
  const number = bare.split('/').findLast((part) => /\d{4}/.test(part)) ?? bare
  return number.replaceAll(/[.-]/g, '').replace(/[A-Z]{3}$/, '')
}

const marks: Readonly<Record<string, Mark>> = {
  C: 'credit',
  D: 'debit',
  RC: 'reversal',
  RD: 'reversal',
  EC: 'expected',
  ED: 'expected',
}

function readEntry(line: string, details: string): Mt940Entry | undefined {
  const [, value = '', booked, mark = '', written = '', rest = ''] =
    /^(\d{6})(\d{4}|\s{4})?\s*(RC|RD|EC|ED|C|D)[A-Z]?\s*(\d[\d.]*(?:,\d*|(?=[A-Z])))([\s\S]*)$/.exec(
      line,
    ) ?? []
  const is = marks[mark]
  const amount = amountOf(written)
  if (is === undefined || amount === undefined) return undefined
  const [first = '', ...supplementary] = rest.split('\n')
  const [code, own, ofBank] = codesOf(first)
  const further = supplementary.join('\n')
  const { name, ultimate, purpose, kind, former } =
    ownField(further) ?? readDetails(details, further.replaceAll('\n', ' '))
  const withOwn = (parts: readonly string[]): readonly string[] =>
    /^(?:NONREF|EREF|PREF|MARF)\b|^\s*$/.test(own) ? parts : [...parts, own.trim()]
  return {
    day: dayOf(value, booked?.trim() || undefined),
    mark: is,
    amount,
    name,
    ultimate,
    former: { name: former.name, ultimate: former.ultimate, purpose: withOwn(former.purpose) },
    taken: mark === 'RC' ? -1 : mark === 'RD' ? 1 : 0,
    purpose: withOwn(purpose),
    id: ofBank.trim(),
    kind: `${code} ${kind}`.trim(),
  }
}

/**
 * '1.250,5' and '1250.50' as '1250.50'. The format requires a decimal comma; some banks write a
 * point.
 * @returns undefined if the point may be a decimal or a thousands separator
 */
function amountOf(written: string): string | undefined {
  const [, whole = '', cents = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{0,2})\d*$/.exec(written) ??
    /^(\d+)(?:\.(\d{0,2}))?$/.exec(written) ??
    []
  return whole === '' ? undefined : `${whole.replaceAll('.', '')}.${cents.padEnd(2, '0')}`
}

/** 'NTRFNONREF//B123' → ['TRF', 'NONREF', 'B123'] */
function codesOf(text: string): readonly [code: string, own: string, ofBank: string] {
  const [, code = '', own = '', ofBank = ''] =
    /^(?:[A-Z]([A-Z0-9]{3}))?(.*?)(?:\/\/(.*))?$/.exec(text) ?? []
  return [code, own, ofBank]
}

/** The booking date has no year: the year closest to the value date is used. */
function dayOf(value: string, booked: string | undefined): string {
  const [year, month] = [Number(`20${value.slice(0, 2)}`), Number(value.slice(2, 4))]
  if (booked === undefined) return `${year}-${value.slice(2, 4)}-${value.slice(4, 6)}`
  const of = Number(booked.slice(0, 2))
  const years = of - month > 6 ? -1 : month - of > 6 ? 1 : 0
  return `${year + years}-${booked.slice(0, 2)}-${booked.slice(2, 4)}`
}

type Texts = Mt940Entry['former']
type Details = Texts & { readonly kind: string; readonly former: Texts }

function readDetails(text: string, supplementary: string): Details {
  const bare = text.replaceAll('\n', '').trimStart()
  // Some banks leave the code of the transaction out before the fields.
  const [, code = '', sign] = /^(\d{3}|(?=[?<>~^]))([^\w\s])\d{2}/.exec(bare) ?? []
  const unparted = slashed(text, supplementary)
  if (sign === undefined) return { ...unparted, kind: '', former: unparted }
  const { kinds, nameParts, ...texts } = codedTexts(bare.replace(/:NS:.*$/, ''), sign)
  const before = codedTexts(bare, sign)
  const { ultimate, purpose } = before
  return {
    ...texts,
    kind: [code, ...kinds].join(' '),
    former: code === '' ? unparted : { ultimate, purpose, name: before.nameParts.join('').trim() },
  }
}

/** '166?20INV-42?32Huber' by its codes. */
function codedTexts(text: string, sign: string) {
  const parts = text
    .split(sign)
    .slice(1)
    .map((part) => ({ code: Number(part.slice(0, 2)), text: part.slice(2) }))
  const named = (from: number, to: number) =>
    parts.flatMap((part) => (part.code >= from && part.code <= to ? [part.text] : []))
  return {
    kinds: named(0, 0),
    nameParts: named(32, 33),
    name: joinName(named(32, 33)),
    ultimate: ultimateIn(named(20, 29).join('')),
    // 'SVWZ+' and the like say what follows.
    purpose: [...named(20, 29), ...named(60, 63)].map((part) => part.replace(/^SVWZ\+/, '')),
  }
}

/**
 * A bank-specific field (`:NS:`) below an entry: 01 to 14 contain the text, 15 and 16 the payer
 * (MultiCash, account statements).
 * @returns undefined for any other text
 */
function ownField(text: string): Details | undefined {
  if (!text.startsWith(':NS:')) return undefined
  const parts = text.slice(':NS:'.length).split('\n')
  const named = (from: number, to: number) =>
    parts.flatMap((part) => {
      const code = Number(part.slice(0, 2))
      return code >= from && code <= to ? [part.slice(2)] : []
    })
  const unparted = slashed('', text.replaceAll('\n', ' '))
  const texts = { name: named(15, 16).join('').trim(), ultimate: '', purpose: named(1, 14) }
  return { ...texts, kind: named(17, 17).join(' '), former: unparted }
}

/** The length of a name part that continues in the next one (DFÜ agreement, appendix 3). */
const fullName = 27

/**
 * Joins the parts of a name: after a shorter part, the bank has cut off a blank or split between
 * words.
 */
const joinName = (parts: readonly string[]): string =>
  parts
    .map((part, index) =>
      part.length >= fullName || index === parts.length - 1 ? part : `${part.trimEnd()} `,
    )
    .join('')
    .trim()

/** 'SVWZ+…ABWA+Huber': the person on whose behalf it was paid, as German banks write it. */
const ultimateIn = (text: string): string =>
  /ABWA\+(.+?)(?=(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWE|IBAN|BIC)\+|$)/.exec(text)?.[1]?.trim() ?? ''

/** The length of a line of `:86:` that continues in the next one. */
const fullLine = 63

/** Joins lines, with a line feed after full lines, which may be split within a word. */
const joinLines = (text: string): string =>
  text
    .split('\n')
    .reduce((whole, line, index, lines) =>
      (lines[index - 1]?.length ?? 0) >= fullLine
        ? `${whole}\n${line}`
        : line.startsWith('/')
          ? whole + line
          : `${whole} ${line}`,
    )

/** '/ORDP//NAME/Huber/REMI/USTD//INV-000001/', and unstructured texts. */
function slashed(text: string, supplementary: string): Texts {
  const further = supplementary.trim()
  const coded = slashedText(joinLines(text))
  if (coded) {
    const { name, ultimate, reference } = coded
    const written = reference.split('\n').filter(Boolean)
    return {
      name,
      ultimate,
      purpose: written.length > 0 ? written : [further].filter(Boolean),
    }
  }
  return {
    name: '',
    ultimate: '',
    purpose: [text.replaceAll('\n', ' '), further].filter(Boolean),
  }
}

const signs: Readonly<Record<Mark, number>> = {
  credit: 1,
  debit: -1,
  reversal: 0,
  expected: 0,
}

/** The sum of a statement's entries in cents; reversals count in the opposite direction. */
const movedBy = (entries: readonly Mt940Entry[]): number =>
  entries.reduce(
    (sum, { mark, taken, amount }) =>
      sum + (signs[mark] || taken) * Math.round(Number(amount) * 100),
    0,
  )

/** A balance to compare with others; some banks leave its currency out. */
const balanceText = (text: string): string => {
  const [, sign = '', written = ''] =
    /^([CD])\d{6}(?:[A-Z]{3})?(\d[\d.]*(?:,\d*)?)/.exec(text) ?? []
  const amount = amountOf(written)
  return amount === undefined ? '' : `${sign}${amount}`
}

/** '60F': 'C261125EUR1000,00' in cents; undefined if it is missing or cannot be read. */
function balanceOf(text: string): number | undefined {
  const [, sign, written = ''] = /^([CD])\d{6}[A-Z]{3}(\d[\d.]*(?:,\d*)?)/.exec(text) ?? []
  const amount = amountOf(written)
  if (sign === undefined || amount === undefined) return undefined
  const value = Math.round(Number(amount) * 100)
  return sign === 'C' ? value : -value
}
