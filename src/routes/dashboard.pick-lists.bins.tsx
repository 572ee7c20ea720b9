/** Bins: where each tool lies, written or pasted as lines, saved as CSV. */
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { toCsv } from '../platform/files/csv.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { readBinLines } from '../shipments/bin-lines.ts'
import { binMessages as messages } from '../shipments/messages/pick-lists.ts'
import { pickLists } from '../shipments/pick-lists.client.ts'
import { maxBinRows } from '../shipments/pick-lists-contract.ts'
import { downloadText } from '../ui/download-text.client.ts'
import { TextArea } from '../ui/field.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { problemMessage } from '../ui/problem-message.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Table } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/dashboard.pick-lists.bins.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin(['orders', 'catalogue'])
  const bins = await pickLists.bins({}, { signal })
  return { bins, mayChange: may(user, ['orders', 'catalogue']) }
}

export default function BinsPage({ loaderData: { bins, mayChange } }: Route.ComponentProps) {
  const save = () =>
    downloadText(
      'bins.csv',
      toCsv([['SKU', 'Bin', 'Name'], ...bins.map(({ sku, bin, name }) => [sku, bin, name])]),
      'text/csv',
    )
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <span className="row">
          {bins.length === 0 ? null : (
            <button type="button" className="button tight" onClick={save}>
              {messages.export}
            </button>
          )}
          <Link className="button tight" to="/dashboard/pick-lists">
            {messages.back}
          </Link>
        </span>
      </div>
      <p className="muted mt-2 mb-4">{messages.lead}</p>
      {mayChange ? <BinForm /> : null}
      <div className="mt-6">
        {bins.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <Table
            caption={messages.caption}
            columns={[
              { header: messages.bin, cell: ({ bin }) => <b>{bin}</b> },
              { header: messages.sku, cell: ({ sku }) => sku },
              { header: messages.tool, fullWidth: true, cell: ({ name }) => name },
            ]}
            rows={bins}
            keyOf={({ sku }) => sku}
          />
        )}
      </div>
    </>
  )
}

/** What was typed stays until it is saved. */
function BinForm() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const outcome = await saveLines(text)
    setBusy(false)
    setError(outcome.error)
    if (outcome.saved === undefined) return
    toast(messages.saved(outcome.saved))
    if (outcome.error === undefined) setText('')
    await revalidate()
  }
  return (
    <form className="form narrow" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={messages.lines}
        help={messages.linesHelp}
        rows={6}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <SubmitButton busy={busy} busyLabel={messages.saving}>
          {messages.save}
        </SubmitButton>
      </div>
    </form>
  )
}

type Outcome = { readonly saved?: number; readonly error?: string | undefined }

async function saveLines(text: string): Promise<Outcome> {
  const { rows, wrong } = readBinLines(text)
  const [first] = wrong
  if (first !== undefined) return { error: messages.wrongLine(first) }
  if (rows.length === 0) return { error: messages.nothing }
  if (rows.length > maxBinRows) return { error: messages.tooMany(maxBinRows) }
  try {
    const { saved, unknown } = await pickLists.saveBins({ rows: [...rows] })
    return { saved, error: unknown.length > 0 ? messages.unknown(unknown) : undefined }
  } catch (problem) {
    if (!isProblem(problem)) throw problem
    return { error: problemMessage(problem) }
  }
}

export const ErrorBoundary = pageErrors(messages.title)
