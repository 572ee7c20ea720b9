/** A bank's file: what came in, which invoices it would settle, and booking it. */
import { useState } from 'react'
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { BankEntries } from '../payments/components/bank-entries.tsx'
import { BankUpload } from '../payments/components/bank-upload.tsx'
import type { BankFile } from '../payments/bank-file-fields.ts'
import { bankFileMessages as messages } from '../payments/messages/bank-file.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.payments.bank.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export async function clientLoader() {
  await currentAdmin('money', true)
}

export default function BankFilePage() {
  const [read, setRead] = useState<{ readonly file: BankFile; readonly name: string }>()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/payments">
          {messages.back}
        </Link>
      </div>
      <p className="muted mt-2 mb-4">{messages.lead}</p>
      <BankUpload onRead={setRead} />
      {read ? <BankEntries key={read.name} name={read.name} file={read.file} /> : null}
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{messages.title}</h1>
    <PersonalPageError error={error} />
  </>
)
