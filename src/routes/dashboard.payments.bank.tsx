/** A bank's file: what came in, which invoices it would settle, and booking it. */
import { useState } from 'react'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import {
  findOwnAffairs,
  recordOfCustomer,
  type OwnAffairs,
} from '../companies/own-affairs.client.ts'
import { BankEntries } from '../payments/components/bank-entries.tsx'
import { OutgoingEntries } from '../payments/components/outgoing-entries.tsx'
import { BankUpload } from '../payments/components/bank-upload.tsx'
import type { BankFile } from '../payments/bank-file-fields.ts'
import { bankFileMessages as messages } from '../payments/messages/bank-file.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.payments.bank.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader() {
  return { user: await currentAdmin('money', true) }
}

/** Which refunds of the file, and which customers, are the reader's own: by id and by key. */
async function ownOutgoing(
  user: Parameters<typeof findOwnAffairs>[0],
  { outgoing }: BankFile,
): Promise<OwnAffairs> {
  const payments = outgoing.flatMap(({ refund }) => refund?.id ?? [])
  const customers = outgoing.map(({ customer }) => customer.key)
  const [ofPayments, ...ofCustomers] = await Promise.all([
    findOwnAffairs(user, { record: 'payment', keys: payments, permission: 'money' }),
    ...(['user', 'company'] as const).map(async (record) => {
      const keys = customers.filter((key) => recordOfCustomer(key).record === record)
      const ids = keys.map((key) => recordOfCustomer(key).key)
      const found = await findOwnAffairs(user, { record, keys: ids, permission: 'money' })
      return Array.from(found, ([id, reason]) => [`${record}.${id}`, reason] as const)
    }),
  ])
  return new Map([...ofPayments, ...ofCustomers.flat()])
}

type ReadFile = { readonly file: BankFile; readonly name: string }

export default function BankFilePage({ loaderData: { user } }: Route.ComponentProps) {
  const [read, setRead] = useState<
    ReadFile & { readonly own: OwnAffairs; readonly ownRefunds: OwnAffairs }
  >()
  const show = async (next: ReadFile): Promise<void> => {
    const keys = next.file.entries.flatMap(({ allocations }) =>
      allocations.map(({ document }) => document),
    )
    const asked = { record: 'document', keys, permission: 'money' } as const
    const [own, ownRefunds] = await Promise.all([
      findOwnAffairs(user, asked),
      ownOutgoing(user, next.file),
    ])
    setRead({ ...next, own, ownRefunds })
  }
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead} />
      <BankUpload onRead={(next) => void show(next)} />
      {read ? (
        <div key={read.name}>
          <BankEntries file={read.file} own={read.own} />
          <OutgoingEntries file={read.file} own={read.ownRefunds} />
        </div>
      ) : null}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
