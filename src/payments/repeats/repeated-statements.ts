/**
 * Entries that an upload contains more than once: copies of a statement, and files of an archive
 * that overlap. Pure.
 */
import { parseMoney } from '../../platform/money/money.ts'
import type { RawEntry, RawStatement } from '../bank-file-key.server.ts'
import { nameOf } from '../left-out.ts'
import { paymentsMessages as messages } from '../messages/payments.ts'

/** A file, or a file of an archive, with its statements. */
export type StatementFile = {
  readonly name: string
  readonly statements: readonly RawStatement[]
}

/** Entries that a sentence names. */
const maxNamed = 5

/**
 * The statements without copies. An entry in several files of an archive is read once, as if the
 * files had been uploaded one after the other. Equal entries of one statement stay, and so do those
 * of statements that follow each other.
 */
export function withoutRepeats(files: readonly StatementFile[]): readonly StatementFile[] {
  return withoutOverlaps(withoutCopies(files))
}

const accountOf = ({ account }: RawStatement): string => account.replaceAll(/\s/g, '').toUpperCase()

/** All that a statement says about an entry, or the refused row as it is. */
const contentsOf = (statement: RawStatement): readonly string[] => [
  ...statement.entries.map((entry) => contentOf('in', entry)),
  ...statement.outgoing.map((entry) => contentOf('out', entry)),
  ...(statement.returns ?? []).map((entry) => contentOf('back', entry)),
  ...statement.refused.map(({ text, why }) => JSON.stringify(['refused', text, why])),
]
const contentOf = (kind: string, entry: RawEntry): string => {
  const { bookedOn, amount, currency, payer, reference, id } = entry
  return JSON.stringify([kind, bookedOn, amount, currency, payer, reference, id])
}
/** Day, amount and direction, which are the same in each format. */
const movementsOf = ({ entries, outgoing }: RawStatement): readonly string[] => [
  ...entries.map((entry) => movementOf('in', entry)),
  ...outgoing.map((entry) => movementOf('out', entry)),
]
const movementOf = (kind: string, { bookedOn, amount, currency }: RawEntry): string =>
  [kind, bookedOn, parseMoney(amount) ?? amount, currency.toUpperCase()].join(' ')

const countOf = (contents: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const content of contents) counts.set(content, (counts.get(content) ?? 0) + 1)
  return counts
}
const isWithin = (one: Map<string, number>, other: Map<string, number>): boolean =>
  [...one].every(([content, count]) => count <= (other.get(content) ?? 0))
const isEqual = (one: Map<string, number>, other: Map<string, number>): boolean =>
  isWithin(one, other) && isWithin(other, one)

type Counted = {
  readonly place: number
  readonly file: string
  readonly statement: RawStatement
  readonly contents: Map<string, number>
  readonly movements: Map<string, number>
}

/** Statements whose entries are all in another one of the same account and opening balance. */
function withoutCopies(files: readonly StatementFile[]): readonly StatementFile[] {
  let place = 0
  const counted = files.flatMap(({ name, statements }): readonly Counted[] =>
    statements.map((statement) => ({
      place: place++,
      file: name,
      statement,
      contents: countOf(contentsOf(statement)),
      movements: countOf(movementsOf(statement)),
    })),
  )
  const byAccount = Map.groupBy(counted, ({ statement }) => accountOf(statement))
  const dropped = new Map<RawStatement, Counted>()
  for (const [account, group] of byAccount) {
    const others = account === '' ? counted : [...group, ...(byAccount.get('') ?? [])]
    for (const one of group)
      for (const other of others)
        if (!dropped.has(one.statement) && !dropped.has(other.statement) && isCopy(one, other))
          dropped.set(one.statement, other)
  }
  if (dropped.size === 0) return files
  const doubts = [...dropped].map(([copy, of]) => doubtOf(copy, of, files))
  return files.map((file) => ({
    ...file,
    statements: file.statements
      .filter((statement) => !dropped.has(statement))
      .map((statement) => {
        const own = [...dropped.values()].flatMap((of, index) =>
          of.statement === statement ? (doubts[index] ?? []) : [],
        )
        return { ...statement, doubts: [...own, ...(statement.doubts ?? [])] }
      }),
  }))
}

function doubtOf(copy: RawStatement, of: Counted, files: readonly StatementFile[]): string {
  const from = files.find(({ statements }) => statements.includes(copy))?.name ?? ''
  return from === of.file
    ? messages.bank.copies([copy.span?.number ?? ''].filter(Boolean))
    : messages.bank.sameFiles(of.file, from)
}

/** Whether all entries of a statement are in the other one, of which it is a copy or a part. */
function isCopy(one: Counted, other: Counted): boolean {
  if (one === other || one.contents.size === 0) return false
  const isLater = one.place > other.place
  const [opening = '', otherOpening = ''] = [one, other].map(
    ({ statement }) => statement.span?.opening,
  )
  const isSame = isEqual(one.contents, other.contents)
  if (opening !== '' && otherOpening !== '')
    return (
      opening === otherOpening && isWithin(one.contents, other.contents) && (isLater || !isSame)
    )
  if (!isLater) return false
  return one.file === other.file
    ? isSame && isSameNumber(one.statement, other.statement)
    : isSame || (isMany(one.movements) && isEqual(one.movements, other.movements))
}

const isSameNumber = ({ span: one }: RawStatement, { span: other }: RawStatement): boolean =>
  !!one?.number && one.number === other?.number
const isMany = (counts: Map<string, number>): boolean =>
  [...counts.values()].reduce((sum, count) => sum + count, 0) > 1

/** Whether one statement begins with the balance with which the other one ends. */
function areSuccessive({ span: one }: RawStatement, { span: other }: RawStatement): boolean {
  const follows = (first?: string, next?: string) => !!first && first === next
  return (
    one?.opening !== other?.opening &&
    (follows(one?.closing, other?.opening) || follows(other?.closing, one?.opening))
  )
}

/** Equal entries of several files are read once; those of several statements of a file are asked. */
function withoutOverlaps(files: readonly StatementFile[]): readonly StatementFile[] {
  const earlier: {
    readonly file: number
    readonly statement: RawStatement
    readonly contents: Map<string, number>
    readonly movements: Map<string, number>
  }[] = []
  return files.map((file, index) => {
    const taken = new Map<string, number>()
    return {
      ...file,
      statements: file.statements.map((statement) => {
        const account = accountOf(statement)
        const others = earlier.filter(
          (other) =>
            accountOf(other.statement) === account && !areSuccessive(other.statement, statement),
        )
        const before = (content: string): number =>
          Math.max(
            0,
            ...sumsByFile(
              others.filter((other) => other.file !== index),
              content,
            ),
          )
        const isHere = (content: string): boolean =>
          others.some((other) => other.file === index && other.contents.has(content))
        earlier.push({
          file: index,
          statement,
          contents: countOf(contentsOf(statement)),
          movements: countOf(movementsOf(statement)),
        })
        const isAlike = (movement: string): boolean =>
          others.some((other) => other.file !== index && other.movements.has(movement))
        return readOnce(statement, { before, isHere, isAlike, taken })
      }),
    }
  })
}

function sumsByFile(
  others: readonly { readonly file: number; readonly contents: Map<string, number> }[],
  content: string,
): readonly number[] {
  const sums = new Map<number, number>()
  for (const { file, contents } of others)
    sums.set(file, (sums.get(file) ?? 0) + (contents.get(content) ?? 0))
  return [...sums.values()]
}

type Before = {
  /** Whether another file has an entry with the same day, amount and direction. */
  readonly isAlike: (movement: string) => boolean
  /** How often earlier files contain an entry. */
  readonly before: (content: string) => number
  /** Whether an earlier statement of the same file contains an entry. */
  readonly isHere: (content: string) => boolean
  /** How often the file has contained each entry so far. */
  readonly taken: Map<string, number>
}

function readOnce(
  statement: RawStatement,
  { before, isHere, isAlike, taken }: Before,
): RawStatement {
  const [repeated, asked]: [RawEntry[], RawEntry[]] = [[], []]
  const isNew = (content: string): boolean => {
    const count = (taken.get(content) ?? 0) + 1
    taken.set(content, count)
    return count > before(content)
  }
  const once = (kind: string, entries: readonly RawEntry[]): readonly RawEntry[] =>
    entries.filter((entry) => {
      const content = contentOf(kind, entry)
      if (!isNew(content)) {
        repeated.push(entry)
        return false
      }
      if (isHere(content)) asked.push(entry)
      return true
    })
  const read = {
    entries: once('in', statement.entries),
    outgoing: once('out', statement.outgoing),
    returns: once('back', statement.returns ?? []),
    refused: statement.refused.filter(({ text, why }) =>
      isNew(JSON.stringify(['refused', text, why])),
    ),
  }
  const alike = read.entries.filter((entry) => isAlike(movementOf('in', entry)))
  const named = (entries: readonly RawEntry[]) => entries.slice(0, maxNamed).map(nameOf)
  const doubts = [
    ...(alike.length === 0
      ? []
      : [messages.bank.alikeInFiles(named(alike), alike.length - maxNamed)]),
    ...(repeated.length === 0
      ? []
      : [messages.bank.severalFiles(named(repeated), repeated.length - maxNamed)]),
    ...(asked.length === 0
      ? []
      : [messages.bank.severalStatements(named(asked), asked.length - maxNamed)]),
  ]
  return doubts.length === 0
    ? statement
    : { ...statement, ...read, doubts: [...doubts, ...(statement.doubts ?? [])] }
}
