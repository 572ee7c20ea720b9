/**
 * Processes bulk jobs in the background, one at a time in the whole shop: checks, applies, undoes.
 * Each part is one transaction that writes the tools and the outcomes of the rows together, so that
 * nothing is applied twice, and an interrupted job continues where it stopped.
 */
import type { BackgroundTask } from '../../../packages/pg-kit/background-task.server.ts'
import { checkRows, type CheckContext } from './check-rows.server.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import { writeMissing } from './missing-tools.server.ts'
import { emptySeenRows } from './seen-rows.ts'
import { createFindingCounts } from '../columns/shared-findings.ts'
import { withoutOpenTool } from '../columns/step-rows.ts'
import { createPartSize, type PartSize } from './part-size.ts'
import {
  cellsAfter,
  deleteMissing,
  lockRowsToApply,
  lockRowsToUndo,
  markOnlyShared,
  writeChecks,
  writeOutcomes,
} from './rows-store.server.ts'
import { addProgress, lockJob, nextJob, updateJob, type JobRecord } from '../store.server.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'
import { taxClasses } from '../../catalogue/tax-class.ts'
import { tornRows } from '../../platform/files/torn-row.ts'
import { dayOf, type Day } from '../../platform/time/time-zone.ts'
import { unsureBases, unusedPriceUnits } from '../columns/unused-basis.ts'
import type { ClassOfRate } from '../columns/tax-rate-cells.ts'
import { unusedStocks } from '../columns/stock-rows.ts'
import { unusedTerms } from '../columns/unused-terms.ts'
import { unusedDays } from '../columns/unused-days.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import { readWhole, titlesOf } from './whole-list.server.ts'
import { applyRows, undoRows } from './write-rows.server.ts'

/** Rows in one part. An order of a tool that a part changes waits until the part is written. */
export const checkedRows = 500
const writtenRows = 500
/** The number of rows that failed at once: a busy database gets smaller and smaller parts. */
const leastRows = 25

/** The channel that announces work. */
export const bulkJobsChannel = 'bulk_jobs'

type Parts = AsyncGenerator<void, void, void>

export function createBulkJobsTask(dependencies: BulkJobsDependencies): BackgroundTask {
  const part = createPartSize(writtenRows, leastRows)
  return {
    name: 'bulk jobs',
    channel: bulkJobsChannel,
    pollInterval: 20_000,
    failureMessage: 'A bulk job stopped; retrying',
    async *run() {
      const { database } = dependencies
      for (;;) {
        const job = await nextJob(database.handle)
        if (!job) return
        yield* inLanguageOf(
          job,
          job.state === 'checking'
            ? checkJob(dependencies, job)
            : job.state === 'undoing'
              ? undoJob(dependencies, job, part)
              : applyJob(dependencies, job, part),
        )
        yield
      }
    },
  }
}

/** Works in the language of the person who started the job, in which its findings are written. */
async function* inLanguageOf({ language }: JobRecord, parts: Parts): Parts {
  const { main, all } = shopLanguages()
  const spoken = all.find((code) => code === language) ?? main
  try {
    while (!(await inLanguage(spoken, () => parts.next())).done) yield
  } finally {
    await parts.return()
  }
}

/**
 * What a list shows as a whole, which the check of each row needs.
 * @param first its first rows
 */
export async function contextOf(
  dependencies: BulkJobsDependencies,
  job: JobRecord,
  first: readonly NumberedRow[],
): Promise<CheckContext> {
  const { kind, headings } = job
  const { timeZone, country } = await dependencies.readSettings()
  const today = dayOf(dependencies.now(), timeZone)
  const { mapping, ...whole } = await readWhole(dependencies, job, { first, today })
  return {
    catalogue: dependencies.catalogue,
    kind,
    mapping,
    headings,
    seen: emptySeenRows(),
    tornIn: job.sheet === '' ? tornIn(mapping.columns, headings, first) : undefined,
    unusedPriceUnits: unusedPriceUnits(mapping, headings, first),
    unusedTerms: unusedTerms(mapping.columns, headings, first).filter(
      ({ says }) => says !== 'group' && says !== 'least',
    ),
    unusedStocks: kind === 'edit' ? [] : unusedStocks(mapping.columns, headings),
    classOfRate: classOfRate(dependencies, country, today),
    unsureBases: unsureBases(mapping, headings),
    days: { unused: unusedDays(mapping, headings), today },
    currency: whole.currency,
    signs: whole.signs,
    stockRows: whole.stockRows,
    askWhole: whole.askWhole,
    cutOff: whole.cutOff,
    doubts: whole.doubts ?? [],
    titles: titlesOf(job).flatMap(({ row, text }) => (row > 0 ? [text] : [])),
  }
}

const tornIn = (
  columns: readonly string[],
  headings: readonly string[],
  rows: readonly NumberedRow[],
) =>
  tornRows(
    { headings, isUsed: (column) => (columns[column] ?? '') !== '' },
    rows.map(({ cells }) => cells),
  )

/**
 * Checks all rows from the first, because duplicates are known only after reading the earlier rows.
 */
async function* checkJob(dependencies: BulkJobsDependencies, job: JobRecord): Parts {
  const { database } = dependencies
  const { id, kind } = job
  await deleteMissing(database.handle, id)
  const first = await cellsAfter(database.handle, id, -1, checkedRows)
  const context = await contextOf(dependencies, job, first)
  const { mapping } = context
  const findings = createFindingCounts(job.headings)
  let after = -1
  await updateJob(database.handle, id, { state: 'checking', done: 0, mapping })
  for (;;) {
    const read = await cellsAfter(database.handle, id, after, checkedRows)
    const rows = read.length < checkedRows ? read : withoutOpenTool(mapping, read)
    const last = rows.at(-1)
    if (!last) break
    const checked = await checkRows(context, rows)
    findings.add(checked)
    await database.transact(async (tx) => {
      await writeChecks(tx, id, checked)
      await addProgress(tx, id, rows.length)
    })
    after = last.row
    yield
  }
  const isSheetChosen = job.other_lists.length === 0
  if (kind === 'list' && isSheetChosen && isCatalogue(mapping.columns))
    yield* writeMissing(dependencies, job)
  const { shared, onlyShared } = findings.result()
  await database.transact(async (tx) => {
    await markOnlyShared(tx, id, onlyShared)
    await updateJob(tx, id, { state: 'checked', sharedFindings: shared })
  })
}

/** The class of a tax rate in the shop's country; undefined if its rates are not known. */
function classOfRate(
  { taxRateOf }: BulkJobsDependencies,
  country: string,
  today: Day,
): ClassOfRate | undefined {
  const rates = taxClasses.map(
    (taxClass) => [taxClass, taxRateOf(country, taxClass, today)] as const,
  )
  return rates.some(([, rate]) => rate !== undefined)
    ? (percent) => rates.find(([, rate]) => rate === Math.round(percent * 100))?.[0]
    : undefined
}

/**
 * Whether a list is a list of articles: a tool that is missing from a count or a stock list is not
 * gone.
 */
const isCatalogue = (columns: readonly string[]): boolean =>
  columns.includes('name') || columns.includes('price') || columns.includes('cost')

async function* applyJob(
  dependencies: BulkJobsDependencies,
  job: JobRecord,
  part: PartSize,
): Parts {
  const { database } = dependencies
  const { id, apply_kinds: kinds } = job
  if (job.state === 'scheduled' && !(await begin(dependencies, id))) return
  let from: number | undefined
  do {
    const before = from
    from = await part.during(() =>
      database.transact(async (tx) => {
        const rows = await lockRowsToApply(tx, id, kinds, { from: before, limit: part.rows() })
        await writeOutcomes(tx, id, await applyRows(dependencies, tx, job, rows))
        await addProgress(tx, id, rows.length)
        return rows.at(-1)?.row
      }),
    )
    yield
  } while (from !== undefined)
  await database.transact(async (tx) => {
    await updateJob(tx, id, { state: 'applied' })
    await dependencies.catalogue.many.pictures.release(tx, id)
  })
}

/** Starts a scheduled job, unless it was canceled at the same moment. */
const begin = ({ database }: BulkJobsDependencies, id: string): Promise<boolean> =>
  database.transact(async (tx) => {
    if ((await lockJob(tx, id)) !== 'scheduled') return false
    await updateJob(tx, id, { state: 'applying', done: 0 })
    return true
  })

async function* undoJob(dependencies: BulkJobsDependencies, job: JobRecord, part: PartSize): Parts {
  const { database } = dependencies
  let from: number | undefined
  do {
    const before = from
    from = await part.during(() =>
      database.transact(async (tx) => {
        const rows = await lockRowsToUndo(tx, job.id, { from: before, limit: part.rows() })
        await writeOutcomes(tx, job.id, await undoRows(dependencies, tx, job, rows))
        await addProgress(tx, job.id, rows.length)
        return rows.at(-1)?.row
      }),
    )
    yield
  } while (from !== undefined)
  await updateJob(database.handle, job.id, { state: 'undone' })
}
