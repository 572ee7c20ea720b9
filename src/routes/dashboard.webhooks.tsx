/** Webhooks: programs that are told what happens in the shop. */
import { useState } from 'react'
import { Link } from 'react-router'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { displayNumber } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { NewButton } from '../ui/desk/new-button.tsx'
import { webhooks } from '../webhooks/api.client.ts'
import { MadeSecret } from '../webhooks/components/made-secret.tsx'
import { NewWebhookForm } from '../webhooks/components/webhook-form.tsx'
import { WebhookState } from '../webhooks/components/webhook-state.tsx'
import { webhooksContract, type Webhook } from '../webhooks/contract.ts'
import {
  webhookFormMessages as formMessages,
  webhookPages as messages,
} from '../webhooks/messages/pages.ts'

const families: Readonly<Record<string, string>> = formMessages.families
/** A family by its word, a single type as it is. */
const nameOf = (choice: string): string =>
  (choice.endsWith('.*') ? families[choice.slice(0, -2)] : undefined) ?? choice

const columns: readonly Column<Webhook>[] = [
  {
    header: messages.address,
    slot: 'title',
    shrinks: true,
    cell: ({ id, address }) => (
      <Link to={`/dashboard/webhooks/${id}`} title={address}>
        {address}
      </Link>
    ),
  },
  {
    header: messages.events,
    slot: 'meta',
    cell: ({ events }) => formMessages.chosen(events.map(nameOf)),
  },
  { header: messages.waiting, numeric: true, cell: ({ waiting }) => displayNumber(waiting) },
  { header: messages.failed, numeric: true, cell: ({ failed }) => displayNumber(failed) },
  { header: messages.state, slot: 'state', cell: (webhook) => <WebhookState webhook={webhook} /> },
]

/** The title with the form of another webhook, and the secret that was just made. */
function Head({ canChange }: { readonly canChange: boolean }) {
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { revalidate } = useRevalidator()
  return (
    <div className="mb-6">
      <DeskHead title={messages.title} lead={messages.lead}>
        <a className="button tight" href="/api/docs/erp">
          {messages.guide}
        </a>
        {canChange && !isAdding ? (
          <NewButton onClick={() => setAdding(true)}>{messages.add}</NewButton>
        ) : null}
      </DeskHead>
      {secret === undefined ? null : (
        <div className="mt-6">
          <MadeSecret secret={secret} onDone={() => setSecret(undefined)} />
        </div>
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
    </div>
  )
}

const page = deskList({
  permission: 'owner',
  title: messages.title,
  description: messages.description,
  caption: messages.caption,
  input: webhooksContract.list.input,
  read: (_query, options) => webhooks.list({}, options),
  keyOf: ({ id }) => id,
  columns: () => columns,
  head: ({ canChange }) => <Head canChange={canChange} />,
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
