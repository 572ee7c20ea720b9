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
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { RecordActions, RecordHead } from '../ui/desk/record-head.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { webhooks } from '../webhooks/api.client.ts'
import { Deliveries } from '../webhooks/components/deliveries.tsx'
import { MadeSecret } from '../webhooks/components/made-secret.tsx'
import { SendAgain } from '../webhooks/components/send-again.tsx'
import { WebhookForm } from '../webhooks/components/webhook-form.tsx'
import { WebhookState } from '../webhooks/components/webhook-state.tsx'
import { deliveryStates, type Webhook } from '../webhooks/contract.ts'
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
  const filters = new URL(request.url).searchParams
  const cursor = filters.get('cursor') ?? undefined
  const state = deliveryStates.find((each) => each === filters.get('state'))
  const options = { signal: request.signal }
  const [webhook, deliveries] = await Promise.all([
    webhooks.read({ id }, options),
    webhooks.deliveries({ id, state, cursor, limit: pageSize }, options),
  ])
  return { webhook, deliveries, state, canChange: may(user, 'owner') }
}

export default function WebhookPage({
  loaderData: { webhook, deliveries, state, canChange },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [secret, setSecret] = useState<string>()
  const { id, address } = webhook
  return (
    <>
      <RecordHead
        title={
          <>
            {address} <WebhookState webhook={webhook} />
          </>
        }
        actions={canChange ? <Actions webhook={webhook} onSecret={setSecret} /> : undefined}
        back={{ to: '/dashboard/webhooks', label: webhookPages.back }}
      />
      <Warning webhook={webhook} />
      {secret === undefined ? null : (
        <div className="mt-6">
          <MadeSecret secret={secret} onDone={() => setSecret(undefined)} />
        </div>
      )}
      <section className="mt-6" aria-labelledby="deliveries">
        <h2 id="deliveries" className="mb-4">
          {messages.deliveries}
        </h2>
        <Deliveries rows={deliveries} state={state} canChange={canChange} />
        {canChange ? (
          <div className="mt-4">
            <SendAgain id={id} onSent={revalidate} />
          </div>
        ) : null}
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

function Actions({ webhook, onSecret }: ActionsProps) {
  const { id, address, events, state } = webhook
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
    <RecordActions
      first={first}
      others={others}
      more={messages.more}
      moreOf={messages.moreOf(address)}
    />
  )
}

export const ErrorBoundary = pageErrors(webhookPages.title)
