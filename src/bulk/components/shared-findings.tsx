/** A finding that most rows of a list share is one question, with its answer beside it. */
import { Notice } from '../../ui/page-state.tsx'
import { bulkJobs } from '../api.client.ts'
import { otherListsField } from '../list-questions.ts'
import type { JobDetail } from '../job-fields.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { weightBaseField, weightBases } from '../weight-base-kinds.ts'
import { wholePriceKinds, wholePricesField } from '../whole-price-kinds.ts'
import type { Act } from './job-steps.tsx'
import { SheetChoice } from './sheet-choice.tsx'

type SharedFindingsProps = { readonly job: JobDetail; readonly act: Act }

export function SharedFindings({ job, act }: SharedFindingsProps) {
  const { counts, shared } = job
  const articles = counts.new + counts.changed + counts.same + counts.wrong
  if (shared.length === 0) return null
  return (
    <ul className="shared-findings" aria-label={messages.shared.title}>
      {shared.map(({ kind, field, why, rows }) => (
        <li key={kind + field + why}>
          <Notice tone={kind === 'error' ? 'bad' : 'warn'}>
            <b>{messages.shared.rows(rows, articles)}</b>{' '}
            {messages.shared.first(messages.finding(field, why))}{' '}
            <Answer job={job} field={field} act={act} />
          </Notice>
        </li>
      ))}
    </ul>
  )
}

/** Fields without which a row does not describe a tool: their columns cannot be ignored. */
const needed: readonly string[] = ['sku', 'name', 'description', 'price', 'cost', 'Stock', '']

type AnswerProps = SharedFindingsProps & { readonly field: string }

function Answer({ job, field, act }: AnswerProps) {
  const { id, supplier, mapping, headings } = job
  if (field === wholePricesField) return <WholePricesAnswer job={job} act={act} />
  if (field === 'rate' && mapping.isRateKept === true) return <RateAnswer job={job} act={act} />
  if (field === weightBaseField) return <WeightAnswer job={job} act={act} />
  if (field === otherListsField) return <SheetAnswer job={job} act={act} />
  const column = needed.includes(field) ? -1 : mapping.columns.indexOf(field)
  if (column < 0) return messages.shared.correct
  const columns = mapping.columns.map((target, index) => (index === column ? '' : target))
  return (
    <button
      type="button"
      className="button tight"
      onClick={() =>
        void act(() => bulkJobs.check({ id, supplier, mapping: { ...mapping, columns } }))
      }
    >
      {messages.shared.leaveOut(messages.column(headings[column] ?? '', column))}
    </button>
  )
}

/** The rate of the supplier's last list applies to this one, too. */
const RateAnswer = ({ job: { id, supplier, mapping }, act }: SharedFindingsProps) => (
  <button
    type="button"
    className="button tight"
    onClick={() =>
      void act(() => bulkJobs.check({ id, supplier, mapping: { ...mapping, isRateKept: false } }))
    }
  >
    {messages.shared.rateIsRight}
  </button>
)

const answers = { cents: messages.shared.inCents, units: messages.shared.inUnits } as const

/** Prices without decimals are either cents or not: one answer for the whole list. */
function WholePricesAnswer({ job: { id, supplier, mapping }, act }: SharedFindingsProps) {
  return (
    <span className="row">
      {wholePriceKinds.map((wholePrices) => (
        <button
          key={wholePrices}
          type="button"
          className="button tight"
          onClick={() =>
            void act(() => bulkJobs.check({ id, supplier, mapping: { ...mapping, wholePrices } }))
          }
        >
          {answers[wholePrices]}
        </button>
      ))}
    </span>
  )
}

const weightAnswers = {
  piece: messages.shared.perPiece,
  price: messages.shared.perPriceUnit,
} as const

/** Weights beside prices per 100 are either per 100 too or not: one answer for the whole list. */
function WeightAnswer({ job: { id, supplier, mapping }, act }: SharedFindingsProps) {
  return (
    <span className="row">
      {weightBases.map((weightBase) => (
        <button
          key={weightBase}
          type="button"
          className="button tight"
          onClick={() =>
            void act(() => bulkJobs.check({ id, supplier, mapping: { ...mapping, weightBase } }))
          }
        >
          {weightAnswers[weightBase]}
        </button>
      ))}
    </span>
  )
}

/** The sheet that applies; the columns of the one that was read keep their mapping. */
function SheetAnswer({ job, act }: SharedFindingsProps) {
  const { id, supplier } = job
  const use = async (sheet: string) => {
    const { mapping } = await bulkJobs.sheet({ id, sheet })
    await bulkJobs.check({ id, supplier, mapping: sheet === job.sheet ? job.mapping : mapping })
  }
  return <SheetChoice {...job} onChoose={(sheet) => void act(() => use(sheet))} />
}
