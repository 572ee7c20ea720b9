/** Webhooks: programs that are told what happens in the shop. */
import { useState } from 'react'
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { webhooks } from '../webhooks/api.client.ts'
import { MadeSecret } from '../webhooks/components/made-secret.tsx'
import { NewWebhookForm } from '../webhooks/components/webhook-form.tsx'
import { WebhookState } from '../webhooks/components/webhook-state.tsx'
import type { Webhook } from '../webhooks/contract.ts'
import {
  webhookFormMessages as formMessages,
  webhookPages as messages,
} from '../webhooks/messages/pages.ts'
import type { Route } from './+types/dashboard.webhooks.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('owner')
  return { all: await webhooks.list({}, { signal }), canChange: may(user, 'owner') }
}

const families: Readonly<Record<string, string>> = formMessages.families
/** A family by its word, a single type as it is. */
const nameOf = (choice: string): string =>
  (choice.endsWith('.*') ? families[choice.slice(0, -2)] : undefined) ?? choice

const columns: readonly Column<Webhook>[] = [
  {
    header: messages.address,
    fullWidth: true,
    cell: ({ id, address }) => (
      <Link className="link break-all" to={`/dashboard/webhooks/${id}`}>
        {address}
      </Link>
    ),
  },
  {
    header: messages.events,
    fullWidth: true,
    wideOnly: true,
    cell: ({ events }) => formMessages.chosen(events.map(nameOf)),
  },
  { header: messages.waiting, cell: ({ waiting }) => waiting },
  { header: messages.failed, cell: ({ failed }) => failed },
  { header: messages.state, cell: (webhook) => <WebhookState webhook={webhook} /> },
]

export default function WebhooksPage({ loaderData: { all, canChange } }: Route.ComponentProps) {
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { revalidate } = useRevalidator()
  return (
    <>
      <div className="row items-start justify-between">
        <div className="grow basis-80">
          <h1>{messages.title}</h1>
          <p className="muted mt-2">
            {messages.lead}{' '}
            <a className="link" href="/api/docs/erp">
              {messages.guide}
            </a>
          </p>
        </div>
        {canChange && !isAdding ? (
          <button type="button" className="button primary tight" onClick={() => setAdding(true)}>
            {messages.add}
          </button>
        ) : null}
      </div>
      {secret === undefined ? null : (
        <MadeSecret secret={secret} onDone={() => setSecret(undefined)} />
      )}
      {isAdding ? (
        <section className="mt-6" aria-labelledby="new-webhook">
          <h2
            id="new-webhook"
            className="mb-4"
            tabIndex={-1}
            ref={(heading) => {
              heading?.focus()
            }}
          >
            {messages.addTitle}
          </h2>
          <NewWebhookForm
            onAdded={(added) => {
              setSecret(added.secret)
              setAdding(false)
              void revalidate()
            }}
            onCancel={() => setAdding(false)}
          />
        </section>
      ) : null}
      {all.length === 0 ? (
        isAdding ? null : (
          <EmptyState title={messages.empty} detail={messages.emptyDetail} />
        )
      ) : (
        <div className="mt-6">
          <Table caption={messages.caption} columns={columns} rows={all} keyOf={({ id }) => id} />
        </div>
      )}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
