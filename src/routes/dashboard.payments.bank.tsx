/** A bank's file: what came in, which invoices it would settle, and booking it. */
import { useState } from 'react'
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { findOwnAffairs, type OwnAffairs } from '../companies/own-affairs.client.ts'
import { BankEntries } from '../payments/components/bank-entries.tsx'
import { BankUpload } from '../payments/components/bank-upload.tsx'
import type { BankFile } from '../payments/bank-file-fields.ts'
import { bankFileMessages as messages } from '../payments/messages/bank-file.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.payments.bank.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader() {
  return { user: await currentAdmin('money', true) }
}

type ReadFile = { readonly file: BankFile; readonly name: string }

export default function BankFilePage({ loaderData: { user } }: Route.ComponentProps) {
  const [read, setRead] = useState<ReadFile & { readonly own: OwnAffairs }>()
  const show = async (next: ReadFile): Promise<void> => {
    const keys = next.file.entries.flatMap(({ allocations }) =>
      allocations.map(({ document }) => document),
    )
    const asked = { record: 'document', keys, permission: 'money' } as const
    setRead({ ...next, own: await findOwnAffairs(user, asked) })
  }
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/payments">
          {messages.back}
        </Link>
      </div>
      <p className="muted mt-2 mb-4">{messages.lead}</p>
      <BankUpload onRead={(next) => void show(next)} />
      {read ? <BankEntries key={read.name} {...read} /> : null}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
