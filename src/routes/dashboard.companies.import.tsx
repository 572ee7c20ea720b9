/** Customers from a file: read in the browser, tried by the server, then added. */
import { useState } from 'react'
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { companies } from '../companies/api.client.ts'
import { ImportUpload } from '../companies/components/import-upload.tsx'
import type { ImportFile } from '../companies/customer-files/import-columns.ts'
import { maxImportRows } from '../companies/invitation-rules.ts'
import type { ImportRow } from '../companies/invitations-contract.ts'
import { allInvitationsMessages } from '../companies/messages/invitation-pages.ts'
import { importPageMessages as messages } from '../companies/messages/import-page.ts'
import { prices } from '../prices/api.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import styles from '../ui/styles/import.css?url&no-inline'
import { Table } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'
import { useAttempt } from '../ui/form/use-attempt.ts'
import type { Route } from './+types/dashboard.companies.import.ts'

export const meta = personalMeta(messages.title, messages.description)
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  await currentAdmin('customers', true)
  const priceLists = (await prices.lists({}, { signal })).map(({ id, name }) => ({ id, name }))
  return { priceLists }
}

type Outcome = { readonly companies: number; readonly people: number; readonly lines: number }

/** Sends the rows in parts; companies that one part adds are known to the next. */
async function sendRows(rows: readonly ImportRow[], apply: boolean): Promise<Outcome> {
  const outcome = { companies: 0, people: 0, lines: rows.length }
  for (let first = 0; first < rows.length; first += maxImportRows) {
    const part = rows.slice(first, first + maxImportRows)
    const done = await companies.importRows({ rows: part, apply })
    outcome.companies += done.companies
    outcome.people += done.people
  }
  return outcome
}

export default function ImportCustomers({ loaderData: { priceLists } }: Route.ComponentProps) {
  const [file, setFile] = useState<{ readonly read: ImportFile; readonly plan: Outcome }>()
  const [done, setDone] = useState<Outcome>()
  const { busy, error, attempt } = useAttempt()
  const plan = (read: ImportFile) =>
    attempt(async () => {
      setDone(undefined)
      setFile(undefined)
      setFile({
        read,
        plan: await sendRows(
          read.rows.map(({ row }) => row),
          false,
        ),
      })
    })
  const apply = ({ rows }: ImportFile) =>
    attempt(async () => {
      const outcome = await sendRows(
        rows.map(({ row }) => row),
        true,
      )
      setDone(outcome)
      setFile(undefined)
      toast(messages.applied(outcome.companies, outcome.people))
    })
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead}>
        <Link className="button tight" to="/dashboard/companies">
          {allInvitationsMessages.back}
        </Link>
      </DeskHead>
      <p className="muted small mb-4">{messages.columns}</p>
      <ImportUpload priceLists={priceLists} onRead={plan} />
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      {file ? <Plan {...file} busy={busy} apply={() => void apply(file.read)} /> : null}
      {done ? <Done outcome={done} /> : null}
    </>
  )
}

type PlanProps = {
  readonly read: ImportFile
  readonly plan: Outcome
  readonly busy: boolean
  readonly apply: () => void
}

function Plan({ read: { rows, wrong, ignored }, plan, busy, apply }: PlanProps) {
  const isNew = plan.companies > 0 || plan.people > 0
  return (
    <section className="mt-6" aria-live="polite">
      <p>
        {isNew
          ? messages.plan(plan.companies, plan.people)
          : rows.length === 0
            ? messages.nothingRight
            : messages.nothingNew}
      </p>
      {ignored.length === 0 ? null : <p className="muted mt-2">{messages.ignored(ignored)}</p>}
      {isNew ? (
        <p className="mt-4">
          <ActButton className="button primary" busy={busy} act={() => apply()}>
            {busy ? messages.applying : messages.apply(plan.companies, plan.people)}
          </ActButton>
        </p>
      ) : null}
      {wrong.length === 0 ? null : (
        <>
          <h2 className="mt-6 mb-2">{messages.wrong(wrong.length)}</h2>
          <Table
            caption={messages.wrongCaption}
            columns={[
              { header: messages.line, numeric: true, cell: ({ line }) => line },
              { header: messages.why, fullWidth: true, cell: ({ why }) => why },
            ]}
            rows={wrong.slice(0, 200)}
            keyOf={({ line }) => String(line)}
          />
        </>
      )}
    </section>
  )
}

const Done = ({ outcome }: { readonly outcome: Outcome }) => (
  <section className="mt-6" role="status">
    <p>{messages.applied(outcome.companies, outcome.people)}</p>
    <p className="mt-4">
      <Link className="button primary" to="/dashboard/companies/invitations?state=prepared">
        {messages.toInvitations}
      </Link>
    </p>
  </section>
)

export const ErrorBoundary = pageErrors(messages.title)
