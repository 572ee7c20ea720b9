/** A webhook: what it was sent, whether it is active, and its settings. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { Id } from '../platform/fields/fields.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { confirm } from '../ui/dialog.tsx'
import { pageSize } from '../ui/list-params.ts'
import { MayChange } from '../ui/may-change.tsx'
import { MenuButton } from '../ui/desk/menu-button.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import { webhooks } from '../webhooks/api.client.ts'
import { Deliveries } from '../webhooks/components/deliveries.tsx'
import { MadeSecret } from '../webhooks/components/made-secret.tsx'
import { WebhookForm } from '../webhooks/components/webhook-form.tsx'
import { WebhookState } from '../webhooks/components/webhook-state.tsx'
import type { Webhook } from '../webhooks/contract.ts'
import { webhookPageMessages as messages, webhookPages } from '../webhooks/messages/pages.ts'
import type { Route } from './+types/dashboard.webhooks.$id.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.webhook.address ?? webhookPages.title,
    description: webhookPages.description,
    noindex: true,
  })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('owner')
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const options = { signal: request.signal }
  const [webhook, deliveries] = await Promise.all([
    webhooks.read({ id }, options),
    webhooks.deliveries({ id, limit: pageSize, ...(cursor ? { cursor } : {}) }, options),
  ])
  return { webhook, deliveries, canChange: may(user, 'owner') }
}

export default function WebhookPage({
  loaderData: { webhook, deliveries, canChange },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [secret, setSecret] = useState<string>()
  const { id, address } = webhook
  return (
    <>
      <div className="row items-start justify-between">
        <div className="grow basis-80">
          <h1 className="break-all">
            {address} <WebhookState webhook={webhook} />
          </h1>
        </div>
        <span className="row">
          {canChange ? <Actions webhook={webhook} onSecret={setSecret} /> : null}
          <Link className="button tight" to="/dashboard/webhooks">
            {webhookPages.back}
          </Link>
        </span>
      </div>
      <Warning webhook={webhook} />
      {secret === undefined ? null : (
        <MadeSecret secret={secret} onDone={() => setSecret(undefined)} />
      )}
      <section className="mt-6" aria-labelledby="deliveries">
        <h2 id="deliveries" className="mb-4">
          {messages.deliveries}
        </h2>
        <Deliveries rows={deliveries} canChange={canChange} />
      </section>
      <section className="mt-10" aria-labelledby="settings">
        <h2 id="settings" className="mb-4">
          {messages.settings}
        </h2>
        <MayChange allowed={canChange}>
          <WebhookForm key={id} webhook={webhook} onSaved={revalidate} />
        </MayChange>
      </section>
      <p className="mt-6">
        <Link className="link" to={`/dashboard/history?kind=webhook&record=${id}`}>
          {webhookPages.history}
        </Link>
      </p>
    </>
  )
}

function Warning({ webhook: { state, reason, failingSince } }: { readonly webhook: Webhook }) {
  if (state === 'active' && failingSince === undefined) return null
  return (
    <div className="mt-4">
      <Notice tone="warn">
        {state === 'active' ? (
          <>
            {messages.failingNow} <DateTime at={failingSince ?? ''} />
          </>
        ) : (
          messages[reason ?? 'paused']
        )}
      </Notice>
    </div>
  )
}

type ActionsProps = {
  readonly webhook: Webhook
  readonly onSecret: (secret: string) => void
}

/** What is done most in this state is a button, the rest is behind More. */
function Actions({ webhook, onSecret }: ActionsProps) {
  const { id, address, events, state } = webhook
  const { busy, run } = useRowActions()
  const navigate = useNavigate()
  const setState = (next: 'active' | 'paused') =>
    webhooks.save({ id, address, events, state: next })
  const test = {
    label: messages.test,
    work: () => webhooks.test({ id }).then(() => messages.isTested),
  }
  const resume = {
    label: messages.resume,
    work: () => setState('active').then(() => messages.isResumed),
  }
  const pause = {
    label: messages.pause,
    work: () => setState('paused').then(() => messages.isPaused),
  }
  const rotate = {
    label: messages.rotate,
    work: async () => {
      const isSure = await confirm({
        detail: messages.sureToRotate,
        confirmLabel: messages.rotate,
        cancelLabel: messages.keepSecret,
      })
      if (isSure) onSecret((await webhooks.rotate({ id })).secret)
      return undefined
    },
  }
  const remove = {
    label: messages.remove,
    work: async () => {
      const isSure = await confirm({
        detail: messages.sureToRemove(address),
        confirmLabel: messages.remove,
        cancelLabel: messages.keep,
      })
      if (!isSure) return undefined
      await webhooks.remove({ id })
      await navigate('/dashboard/webhooks')
      return messages.isRemoved
    },
  }
  const [first, ...others] =
    state === 'active' ? [test, pause, rotate, remove] : [resume, rotate, remove]
  return (
    <>
      {first ? (
        <button
          type="button"
          className="button tight primary"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) => void run({ button: currentTarget, ...first })}
        >
          {first.label}
        </button>
      ) : null}
      <MenuButton
        label={messages.moreOf(address)}
        busy={busy}
        choices={others.map((act) => ({
          label: act.label,
          name: act.label,
          act: (button) => void run({ button, ...act }),
        }))}
      >
        {messages.more}
      </MenuButton>
    </>
  )
}

export const ErrorBoundary = pageErrors(webhookPages.title)
