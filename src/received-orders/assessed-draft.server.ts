/**
 * A received order with the current state of its lines, looked up with the buyer's numbers and
 * prices.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { chooseReading, codesToAsk } from '../order-pad/choose-reading.ts'
import type { PadTool } from '../search/contract.ts'
import type { ReceivedOrder, ReceivedOrderSummary } from './contract.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { countCorrected } from './corrected.ts'
import { differencesOf } from './differences.ts'
import {
  saysNothing,
  type Correction,
  type Draft,
  type DraftLine,
  type ExtraTexts,
  type ReceivedForm,
} from './draft.ts'
import { linesDescribedOtherwise, numbersInWords } from './described/described-lines.server.ts'
import { certainTool, termsOfLine, type Matches } from './find-tool.ts'
import { isNamed } from './known-address.ts'
import { mergeDrafts } from './merge.ts'
import { goodsOf } from './ordered-goods.ts'
import {
  assessLines,
  canReplace,
  isNewOrder,
  type AssessedLine,
  type PlacementState,
} from './rules.ts'
import { describeAnswer } from './answers/describe-answer.server.ts'
import {
  findReceived,
  listEarlier,
  type EarlierRow,
  type ReceivedRow,
  type SummaryRow,
} from './store.server.ts'
import { byArticleColumn } from './beside/article-column.ts'
import { isAlike } from './beside/number-alike.ts'
import { listNumbersBefore } from './placement-store.server.ts'
import { saysMore, shownSentences } from './beside/says-more.server.ts'
import { buyerOf, requireVisible } from './visible.server.ts'
import { otherTotals } from './written-amounts.ts'

/** @param buyer undefined: no buyer's numbers apply, and prices are the public ones */
export const assessDraft = async (
  deps: ReceivedOrdersDependencies,
  buyer: Actor | undefined,
  row: ReceivedRow,
): Promise<readonly AssessedLine[]> => assessWith(deps, buyer, row, await saysMore(deps, row))

/** Without a database, no earlier orders are known. */
type AssessingDependencies = Pick<ReceivedOrdersDependencies, 'search'> &
  Partial<Pick<ReceivedOrdersDependencies, 'database'>>
type Assessed = Pick<ReceivedRow, 'draft' | 'corrections' | 'user_id' | 'company_id'> &
  Partial<Pick<ReceivedRow, 'form'>>

/** @param says the text around its lines, without known names */
export async function assessWith(
  { search, database }: AssessingDependencies,
  buyer: Actor | undefined,
  { draft, corrections, company_id: companyId, user_id: userId, form }: Assessed,
  says: ExtraTexts = draft.says ?? saysNothing,
): Promise<readonly AssessedLine[]> {
  const { lines, matches } = await lookUp(search, buyer, draft, corrections)
  const described = await linesDescribedOtherwise(
    search,
    { lines, matches, corrections, says: saysBeside(says, draft, form) },
    { ...(database ? { database } : {}), sender: { companyId, userId } },
  )
  return assessLines(lines, { matches, corrections, currency: draft.currency, described })
}

/**
 * Texts that may correct the lines of a new order: the text of its mail, and for a text or a table
 * also the text around the lines. In a PDF, that text holds terms.
 */
function saysBeside(
  says: ExtraTexts,
  { purpose, notes }: Draft,
  form: ReceivedForm | undefined,
): ExtraTexts {
  if (purpose !== 'order') return saysNothing
  // Notes of a table, a text or a page are among its sentences.
  if (form !== undefined && !isFreeForm(form)) return { ...says, notes: notes.flatMap(linesOf) }
  if (form === 'text') return { ...says, near: [...(says.near ?? []), ...says.mail] }
  return form === 'pdf' ? { ...says, file: [] } : says
}

const isFreeForm = (form: ReceivedForm): boolean =>
  form === 'table' || form === 'text' || form === 'pdf'
const linesOf = (note: string): readonly string[] => note.split(/\n+/).filter(Boolean)

async function lookUp(
  search: ReceivedOrdersDependencies['search'],
  actor: Actor | undefined,
  { lines }: Draft,
  corrections: readonly Correction[],
): Promise<{ readonly lines: readonly DraftLine[]; readonly matches: Matches }> {
  const readable = lines.map((line) => ({ ...line, term: line.sellerNumber }))
  const numbers = numbersInWords(lines)
  const others = [...new Set(lines.flatMap((line) => (line.others ?? []).map(({ text }) => text)))]
  const codes = [...codesToAsk(readable), ...numbers, ...others]
  const known =
    codes.length === 0 ? [] : await search.resolve({ actor }, { terms: [], codes: [...codes] })
  const isCode = new Set('codes' in known ? codes.filter((_, index) => known.codes?.[index]) : [])
  const meant = readable.map((line): DraftLine => {
    const { term, ...chosen } = chooseReading(line, isCode)
    return { ...chosen, sellerNumber: term }
  })
  const terms = [
    ...new Set([
      ...meant.flatMap(termsOfLine),
      ...corrections.flatMap(({ tool }) => tool?.sku ?? []),
      ...[...numbers, ...others].filter((number) => isCode.has(number)),
    ]),
  ]
  const answer = await search.resolve({ actor }, { terms })
  const matches: Matches = new Map(
    terms.map((term, index) => {
      const { found = 'none', tools = [], ...more } = answer.terms[index] ?? {}
      return [term, { ...more, found, tools: tools.flatMap((at) => answer.tools[at] ?? []) }]
    }),
  )
  return { lines: byArticleColumn(meant, (term) => certainTool(term, matches)?.tool.id), matches }
}

/** Characters of a file that its page shows. */
const maxShownText = 400_000

export const toSummary = (row: SummaryRow): ReceivedOrderSummary => ({
  id: row.id,
  state: row.state,
  form: row.form,
  fileName: row.file_name,
  number: row.number,
  sender: row.sender,
  buyer:
    row.user_id === null
      ? null
      : { userId: row.user_id, name: row.user_name, email: row.user_email },
  company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
  lineCount: row.line_count,
  correctedCount: countCorrected(row.corrections),
  receivedAt: row.received_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  order: row.order_number,
  isRepeated: row.is_repeated,
  fault: row.fault,
  placement: placementOf(row),
  placementReason: row.placement_reason,
  replacedBy: row.replaced_by,
})

/** Whether its entry in the history is written is internal and is not shown. */
const placementOf = ({ placement }: SummaryRow): PlacementState =>
  placement === '' ? 'none' : placement === 'unrecorded' ? 'placed' : placement

const toTool = ({ id, slug, sku, name, unit, minimumQuantity, packSize, stock }: PadTool) => ({
  id,
  slug,
  sku,
  name,
  ...(unit === undefined ? {} : { unit }),
  minimumQuantity,
  packSize,
  stock,
})

const toDecision = (
  decided: Correction | undefined,
): ReceivedOrder['lines'][number]['decided'] => ({
  ...(decided?.tool ? { sku: decided.tool.sku } : {}),
  ...(decided?.quantity === undefined ? {} : { quantity: decided.quantity }),
  ...(decided?.confirmed === undefined ? {} : { confirmed: decided.confirmed }),
  ...(decided?.leftOut === undefined ? {} : { leftOut: decided.leftOut }),
})

function toLine({ written, ...line }: AssessedLine): ReceivedOrder['lines'][number] {
  const { number, from, to, sellerNumber, buyerNumber, gtin, makerNumber, name } = written
  const { quantity, unit, price, priceQuantity, note } = written
  const pricePer = line.tool?.pricePer
  return {
    line: line.line,
    written: {
      number,
      from,
      to,
      sellerNumber,
      buyerNumber,
      gtin,
      makerNumber,
      name,
      quantity,
      unit,
      price,
      priceQuantity,
      note,
    },
    state: line.state,
    reasons: [...line.reasons],
    byHand: line.byHand,
    decided: toDecision(line.decided),
    tool: line.tool ? toTool(line.tool) : null,
    candidates: line.candidates.map(toTool),
    quantity: line.quantity ?? null,
    suggestions: [...line.suggestions],
    unitPrice: line.unitPrice ?? null,
    ...(pricePer === undefined ? {} : { pricePer }),
    total: line.total ?? null,
  }
}

const toEarlier = (earlier: EarlierRow): ReceivedOrder['earlier'][number] => ({
  id: earlier.id,
  receivedAt: earlier.received_at.toISOString(),
  state: earlier.state,
  order: earlier.order_number,
  replacedBy: earlier.replaced_by,
})

/**
 * How it differs from the order that it changes or repeats; null if the reader may not see that
 * order.
 */
async function differencesFrom(
  deps: ReceivedOrdersDependencies,
  reader: Actor,
  row: ReceivedRow,
  earlier: readonly EarlierRow[],
): Promise<ReceivedOrder['differences']> {
  const { draft } = row
  const [first] = earlier
  if (!first || draft.purpose === 'cancellation') return null
  const { handle } = deps.database
  const before = await findReceived(handle, first.id)
  // A member of the same company may have sent it: only members see its lines.
  const seen = await requireVisible(deps, reader, before).catch((error: unknown) => {
    if (isProblem(error, notFound)) return undefined
    throw error
  })
  if (!seen || seen.fault !== '') return null
  const { id, state } = row
  const known = earlier.map(toEarlier)
  const merged = canReplace({ id, state, purpose: draft.purpose, earlier: known })
    ? await mergedWith(handle, row, seen)
    : undefined
  return {
    from: seen.id,
    receivedAt: seen.received_at.toISOString(),
    lines: toDifferences(seen.draft, draft),
    merged: merged ? toDifferences(seen.draft, merged) : null,
  }
}

const toDifferences = (before: Draft, after: Draft) =>
  differencesOf(before, after).map(({ kind, article, quantity = null, price = null }) => ({
    kind,
    article,
    quantity,
    price,
  }))

/**
 * The order that results from a change and the order before it; undefined if the result is not
 * certain.
 */
export async function mergedWith(
  db: Handle,
  { draft }: ReceivedRow,
  before: ReceivedRow,
): Promise<Draft | undefined> {
  if (draft.purpose !== 'change' || draft.merged === true || before.state !== 'open')
    return undefined
  const { id } = before
  // If the change before it was not merged, lines may be missing.
  const earlier = (await listEarlier(db, id)).map(toEarlier)
  return isNewOrder({ id, purpose: before.draft.purpose, earlier })
    ? mergeDrafts(before.draft, draft)
    : undefined
}

/** The seller that an order names, if it is not the shop under any of its names. */
async function otherSeller(
  { readSettings }: Pick<ReceivedOrdersDependencies, 'readSettings'>,
  { seller }: Draft,
): Promise<readonly string[]> {
  if (seller === undefined) return []
  const { name, legalName } = await readSettings()
  return isNamed(seller, [name, legalName]) ? [] : [`Seller ${seller}`]
}

/** The number of an earlier order, of which the number of this new order may be a variant. */
async function numberAlike(
  db: Handle,
  { id, number, draft: { purpose } }: ReceivedRow,
): Promise<readonly string[]> {
  if (purpose !== 'order') return []
  const known = (await listNumbersBefore(db, id)).find((one) => isAlike(one, number))
  return known === undefined ? [] : [`Number like ${known}`]
}

/** What was not read, without the column that names the articles by its values. */
function unreadOf({ unread = [] }: Draft, lines: readonly AssessedLine[]): readonly string[] {
  const read = new Set(lines.map(({ written }) => written.articleHeading))
  return unread.filter((part) => !read.has(part))
}

/** @param reader the person who reads it; undefined: the shop itself */
export async function readDetails(
  deps: ReceivedOrdersDependencies,
  db: Handle,
  row: ReceivedRow,
  reader?: Actor,
): Promise<ReceivedOrder> {
  const { draft } = row
  const earlier = await listEarlier(db, row.id)
  // The buyer has left the company: its numbers and prices no longer apply to them.
  const buyer = await buyerOf(deps, row).catch(() => undefined)
  const lines = await assessDraft(deps, buyer, row)
  const totals = otherTotals(draft)
  const unread = [
    ...unreadOf(draft, lines),
    ...(await otherSeller(deps, draft)),
    ...(await numberAlike(db, row)),
  ]
  const says = await shownSentences(deps, row)
  return {
    ...toSummary(row),
    revision: row.revision,
    purpose: draft.purpose,
    changes: draft.changes,
    date: draft.date,
    currency: draft.currency,
    notes: [...draft.notes],
    from: draft.buyer,
    deliverTo: draft.deliverTo,
    severalAddresses: draft.severalAddresses,
    wishedFrom: draft.wishedFrom,
    wishedUntil: draft.wishedUntil,
    otherSheets: [...draft.otherSheets],
    ...(draft.emptyRows === undefined ? {} : { emptyRows: draft.emptyRows }),
    ...(unread.length > 0 ? { unread } : {}),
    ...(says.length > 0 ? { saysMore: [...says] } : {}),
    ...(totals.length > 0 ? { otherTotals: [...totals] } : {}),
    lines: lines.map(toLine),
    goods: goodsOf(lines),
    text: row.shown_text.slice(0, maxShownText),
    earlier: earlier.map(toEarlier),
    differences: reader ? await differencesFrom(deps, reader, row, earlier) : null,
    reason: row.reason,
    mail: row.mail && {
      from: row.mail.from,
      name: row.mail.name,
      subject: row.mail.subject,
      proof: row.mail.proof,
    },
    answer: await describeAnswer(deps, db, row),
  }
}
