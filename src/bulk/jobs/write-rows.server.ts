/** Writes a part of a job: tools, and the outcome of its rows, in one transaction. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type {
  BulkCause,
  KnownTool,
  ListedTool,
  WriteOutcome,
} from '../../catalogue/bulk-write/many-tools.server.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { TextChange } from '../../catalogue/texts/many-texts.server.ts'
import { splitTexts } from '../../catalogue/texts/text-cells.ts'
import { maxTypedStock } from '../../stock/typed-stock.ts'
import { queuePictures, undoPictures } from './row-pictures.server.ts'
import { mapYielding } from '../../platform/map-yielding.server.ts'
import { rebase } from './rebase.ts'
import type { WritableRow, RowOutcome } from './rows-store.server.ts'
import type { JobRecord } from '../store.server.ts'

type Catalogue = BulkJobsDependencies['catalogue']
export type Writer = { readonly catalogue: Catalogue; readonly tx: Handle; readonly job: JobRecord }
/** The change of a row that is to be written now. */
type RowChange = {
  readonly record: WritableRow
  readonly revision: number
  readonly tool: ListedTool
  readonly stockDelta: number
  readonly texts?: TextChange | undefined
  /** The change, if it differs from the checked one. */
  readonly written?: RowOutcome['written']
}

const causeOf = ({ actor_id: actorId, file_name: fileName }: JobRecord): BulkCause => ({
  actorId,
  reason: fileName,
})
const ofKind = (rows: readonly WritableRow[], kind: WritableRow['kind']) =>
  rows.filter((row) => row.kind === kind)

/**
 * Writes a part of a checked job: new tools, changed tools, and tools missing from the list. Each
 * row is validated again, because its tool may have changed since the check.
 * @returns the outcome of each row, including those that could not be written
 */
export async function applyRows(
  { catalogue }: BulkJobsDependencies,
  tx: Handle,
  job: JobRecord,
  rows: readonly WritableRow[],
): Promise<readonly RowOutcome[]> {
  const writer = { catalogue, tx, job }
  return [
    ...(await addRows(writer, ofKind(rows, 'new'))),
    ...(await changeRows(writer, ofKind(rows, 'changed'))),
    ...(await writeMissingRows(writer, ofKind(rows, 'missing'))),
  ]
}

async function addRows(
  { catalogue, tx, job }: Writer,
  rows: readonly WritableRow[],
): Promise<readonly RowOutcome[]> {
  const judged = await mapYielding(rows, (record) => ({
    record,
    tool: toTool(catalogue, record.fields),
  }))
  const valid = judged.flatMap(({ record, tool }) => (tool ? [{ record, tool }] : []))
  const tools = valid.map(({ tool }) => tool)
  const additions = tools.length > 0 ? await catalogue.many.add(tx, tools, causeOf(job)) : []
  await queuePictures(
    { catalogue, tx, job },
    valid.map(({ record, tool }, index) => ({
      record,
      outcome: additions[index],
      image: tool.image,
    })),
  )
  return [
    ...valid.map(({ record }, index) => toOutcome(record, additions[index], 'applied')),
    ...judged.flatMap(({ record, tool }) => (tool ? [] : [toInvalid(record)])),
  ]
}

/**
 * Changes tools; a tool that somebody edited meanwhile is changed if the two edits do not overlap.
 */
async function changeRows(
  writer: Writer,
  rows: readonly WritableRow[],
): Promise<readonly RowOutcome[]> {
  const { catalogue, tx } = writer
  const judged = await mapYielding(rows, (record) => ({
    record,
    tool: toTool(catalogue, record.fields),
  }))
  const changes = judged.flatMap(({ record, tool }): RowChange[] =>
    tool
      ? [
          {
            record,
            tool,
            revision: record.revision ?? -1,
            stockDelta: record.stock_delta,
            texts: textsOf(record.before, record.fields),
          },
        ]
      : [],
  )
  const outcomes = await writeChanges(writer, changes)
  const edited = outcomes.flatMap(({ change, outcome }) =>
    outcome && 'left' in outcome && outcome.left === 'changed' ? [change.record] : [],
  )
  const ids = edited.map((record) => record.tool_id ?? '')
  const present = ids.length > 0 ? await catalogue.many.withIds(tx, ids) : new Map()
  const rebased = edited.flatMap((record) =>
    rebaseRow(catalogue, record, present.get(record.tool_id ?? '')),
  )
  const again = await writeChanges(writer, rebased)
  await queuePictures(
    writer,
    [...outcomes, ...again].map(({ change: { record, tool }, outcome }) => ({
      record,
      outcome,
      image: record.before?.['image'] === record.fields?.['image'] ? undefined : tool.image,
    })),
  )
  const done = new Map(again.map(({ change, outcome }) => [change.record, { change, outcome }]))
  return [
    ...outcomes.map(({ change: { record }, outcome }) => {
      const second = done.get(record)
      return second
        ? toOutcome(record, second.outcome, 'applied', second.change.written)
        : toOutcome(record, outcome, 'applied')
    }),
    ...judged.flatMap(({ record, tool }) => (tool ? [] : [toInvalid(record)])),
  ]
}

async function writeChanges({ catalogue, tx, job }: Writer, changes: readonly RowChange[]) {
  const outcomes =
    changes.length > 0
      ? await catalogue.many.change(
          tx,
          changes.map(({ record, ...change }) => ({ ...change, id: record.tool_id ?? '' })),
          causeOf(job),
        )
      : []
  return changes.map((change, index) => ({ change, outcome: outcomes[index] }))
}

/** The change of a row, applied to the current tool; none if somebody changed the same field. */
function rebaseRow(
  catalogue: Catalogue,
  record: WritableRow,
  present: KnownTool | undefined,
): RowChange[] {
  const { before, fields: after, stock_delta: stockDelta } = record
  if (!present || !before || !after) return []
  const now = { ...present.wire, Stock: present.stock, ...present.texts }
  const fields = rebase({ before, after, stockDelta }, now)
  const tool = fields && toTool(catalogue, fields)
  if (!fields || !tool) return []
  const written = { fields, before: now, stock_delta: stockDelta }
  const texts = textsOf(now, fields)
  return [{ record, revision: present.revision, tool, stockDelta, texts, written }]
}

/** The changes of a row to the texts of a tool; undefined if it has no such columns. */
function textsOf(before: WritableRow['before'], after: WritableRow['fields']) {
  const to = splitTexts(after ?? {}).texts
  return Object.keys(to).length === 0 ? undefined : { from: splitTexts(before ?? {}).texts, to }
}

/**
 * Archives the tools that are no longer in a list, or sets their stock to 0, depending on the job.
 */
async function writeMissingRows(
  writer: Writer,
  rows: readonly WritableRow[],
): Promise<readonly RowOutcome[]> {
  if (rows.length === 0) return []
  const { catalogue, tx, job } = writer
  if (job.missing_action === 'archive') {
    const outcomes = await catalogue.many.archive(
      tx,
      rows.map(({ tool_id: id, revision }) => ({ id: id ?? '', revision: revision ?? -1 })),
    )
    return rows.map((record, index) => toOutcome(record, outcomes[index], 'applied'))
  }
  const present = await catalogue.many.withIds(
    tx,
    rows.map(({ tool_id: id }) => id ?? ''),
  )
  const emptied = rows.flatMap((record): RowChange[] => {
    const known = present.get(record.tool_id ?? '')
    const tool = known && toTool(catalogue, { ...known.wire, Stock: 0 })
    if (!known || !tool) return []
    const before = { ...known.wire, Stock: known.stock }
    const written = { fields: { ...before, Stock: 0 }, before, stock_delta: -known.stock }
    return [{ record, revision: known.revision, tool, stockDelta: -known.stock, written }]
  })
  const outcomes = new Map(
    (await writeChanges(writer, emptied)).map(({ change, outcome }) => [
      change.record,
      { change, outcome },
    ]),
  )
  return rows.map((record) => {
    const { outcome, change } = outcomes.get(record) ?? {}
    return toOutcome(record, outcome, 'applied', change?.written)
  })
}

/**
 * The fields of a checked row as a tool.
 * @returns undefined if the rules, or another edit of the tool, no longer allow it
 */
function toTool(catalogue: Catalogue, listed: WritableRow['fields']): ListedTool | undefined {
  const { state, ...all } = listed ?? {}
  const { texts, fields } = splitTexts(all)
  // A stock above the maximum for input is not set by a list: only the difference is applied.
  const judged = catalogue.many.judge({
    ...fields,
    Stock: Math.min(Number(fields['Stock']), maxTypedStock),
  })
  if (!('tool' in judged)) return undefined
  return {
    ...judged.tool,
    texts,
    ...(state === 'draft' || state === 'discontinued' ? { state } : {}),
  }
}

const reasons = {
  appeared: messages.why.appeared,
  changed: messages.why.changedSince,
  gone: messages.why.gone,
  sold: messages.why.soldMeanwhile,
  picture: messages.why.picture,
  gtin: messages.why.gtinTaken,
} as const

const toInvalid = ({ row }: WritableRow): RowOutcome => ({
  row,
  outcome: messages.why.invalid,
  toolId: null,
  revision: null,
})

const toOutcome = (
  { row }: WritableRow,
  outcome: WriteOutcome | undefined,
  done: 'applied' | 'undone',
  written?: RowOutcome['written'],
): RowOutcome =>
  outcome && 'id' in outcome
    ? {
        row,
        outcome: done,
        toolId: outcome.id,
        revision: outcome.revision,
        ...(written ? { written } : {}),
      }
    : {
        row,
        outcome:
          done === 'undone' && outcome?.left === 'changed'
            ? messages.why.touched
            : reasons[outcome?.left ?? 'gone'],
        toolId: null,
        revision: null,
      }

/** Archives added tools and restores changed ones, if nobody has edited them since. */
export async function undoRows(
  { catalogue }: BulkJobsDependencies,
  tx: Handle,
  job: JobRecord,
  rows: readonly WritableRow[],
): Promise<readonly RowOutcome[]> {
  const isArchived = (record: WritableRow) =>
    record.kind === 'missing' && job.missing_action === 'archive'
  const added = ofKind(rows, 'new')
  const restored = rows.filter(isArchived)
  const changed = rows.filter((record) => record.kind !== 'new' && !isArchived(record))
  const archivals = await catalogue.many.archive(tx, added.map(toWritten))
  const restorals = await catalogue.many.restore(
    tx,
    restored.map(({ tool_id: id }) => id ?? ''),
  )
  const judged = await mapYielding(changed, (record) => ({
    record,
    tool: toTool(catalogue, record.before),
  }))
  const changes = await writeChanges(
    { catalogue, tx, job },
    judged.flatMap(({ record, tool }) =>
      tool
        ? [
            {
              record,
              tool,
              revision: toWritten(record).revision,
              stockDelta: -record.stock_delta,
              texts: textsOf(record.fields, record.before),
            },
          ]
        : [],
    ),
  )
  await undoPictures({ catalogue, tx, job }, [
    ...archivals,
    ...changes.map(({ outcome }) => outcome),
  ])
  return [
    ...added.map((record, index) => toOutcome(record, archivals[index], 'undone')),
    ...restored.map((record, index) => toOutcome(record, restorals[index], 'undone')),
    ...changes.map(({ change, outcome }) => toOutcome(change.record, outcome, 'undone')),
    ...judged.flatMap(({ record, tool }) => (tool ? [] : [toInvalid(record)])),
  ]
}

const toWritten = ({ tool_id: id, revision_after: revision }: WritableRow) => ({
  id: id ?? '',
  revision: revision ?? -1,
})
