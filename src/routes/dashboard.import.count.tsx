/**
 * Count stock: a sheet of one category, to print, to fill in as a file, or to fill in here. What was
 * counted goes the way of a list: a dry run, applied, taken back.
 */
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { accounts } from '../accounts/api.client.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { bulkJobs } from '../bulk/api.client.ts'
import { countedCsv, countSheetCsv } from '../bulk/count-sheet.ts'
import { countMessages as messages } from '../bulk/messages/count-page.ts'
import { importPageMessages } from '../bulk/messages/import-page.ts'
import { uploadList } from '../bulk/upload.client.ts'
import type { Tool } from '../catalogue/contract.ts'
import { search } from '../search/api.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { downloadText } from '../ui/download-text.client.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { SubmitButton } from '../ui/buttons.tsx'
import { Table, type Column } from '../ui/table.tsx'
import { useAttempt } from '../ui/form/use-attempt.ts'
import { useKeptFields } from '../ui/form/use-kept-entries.ts'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.import.count.ts'

/** Tools of one sheet; a longer category is counted by file. */
const maxTools = 1000

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await currentAdmin('catalogue')
  const { signal } = request
  const category = new URL(request.url).searchParams.get('category') ?? ''
  const [{ category: categories }, tools] = await Promise.all([
    search.facets({}, { signal }),
    category === ''
      ? []
      : search.list({ category: [category], sort: 'name', limit: maxTools }, { signal }),
  ])
  return { category, categories, tools: [...tools] }
}

export default function CountStock({ loaderData }: Route.ComponentProps) {
  const { category, categories, tools } = loaderData
  const navigate = useNavigate()
  return (
    <>
      <div className="no-print">
        <DeskHead title={messages.title} lead={messages.lead}>
          <Link className="button tight" to="/dashboard/import">
            {importPageMessages.allJobs}
          </Link>
        </DeskHead>
      </div>
      {categories.length === 0 ? (
        <EmptyState title={messages.noTools} detail={messages.noToolsDetail} />
      ) : (
        <select
          className="input count-category no-print"
          aria-label={messages.category}
          value={category}
          onChange={({ currentTarget: { value } }) =>
            void navigate(value === '' ? '?' : `?${new URLSearchParams({ category: value })}`)
          }
        >
          <option value="">{messages.choose}</option>
          {categories.map(({ value, count }) => (
            <option key={value} value={value}>
              {messages.option(value, count)}
            </option>
          ))}
        </select>
      )}
      {category === '' ? null : tools.length === 0 ? (
        <EmptyState title={messages.none} />
      ) : (
        <CountForm key={category} category={category} tools={tools} />
      )}
    </>
  )
}

type CountFormProps = { readonly category: string; readonly tools: readonly Tool[] }

function CountForm({ category, tools }: CountFormProps) {
  const navigate = useNavigate()
  const { busy, error, setError, attempt } = useAttempt(undefined, { isKept: true })
  const kept = useKeptFields()
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const csv = countedCsv(tools, new FormData(event.currentTarget))
    setError(csv === undefined ? messages.nothingCounted : undefined)
    if (csv === undefined) return
    await attempt(async () => {
      const id = await uploadList(new File([csv], messages.fileName(category)))
      const { mapping } = await bulkJobs.read({ id })
      await bulkJobs.check({ id, supplier: '', mapping: { ...mapping, columns: ['sku', 'Stock'] } })
      await navigate(`/dashboard/import/${id}`)
    })
  }
  const saveSheet = () =>
    attempt(async () => {
      await accounts.exportList({ list: 'count-sheet' })
      downloadText(messages.fileName(category), countSheetCsv(tools), 'text/csv;charset=utf-8')
    })
  return (
    <form {...kept} method="post" className="count-sheet" onSubmit={(event) => void submit(event)}>
      <h2 className="mt-5">{messages.sheetOf(category)}</h2>
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      <div className="row mt-3 no-print">
        <button type="button" className="button tight" onClick={() => print()}>
          {messages.print}
        </button>
        <button type="button" className="button tight" onClick={() => void saveSheet()}>
          {messages.download}
        </button>
      </div>
      <Table
        caption={messages.sheetOf(category)}
        columns={columns}
        rows={tools}
        keyOf={({ id }) => id}
      />
      <div className="row mt-4 no-print">
        <SubmitButton busy={busy} busyLabel={importPageMessages.checkBusy}>
          {messages.check}
        </SubmitButton>
        <p className="help">{messages.emptyStays}</p>
      </div>
    </form>
  )
}

const columns: readonly Column<Tool>[] = [
  { header: messages.tool, fullWidth: true, cell: ({ name }) => name },
  { header: messages.sku, cell: ({ sku }) => sku },
  { header: messages.books, numeric: true, cell: ({ stock }) => messages.number(stock) },
  {
    header: messages.counted,
    numeric: true,
    cell: ({ id, name }) => (
      <input
        className="input counted"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        name={id}
        aria-label={messages.countedOf(name)}
      />
    ),
  },
]

export const ErrorBoundary = pageErrors(messages.title)
