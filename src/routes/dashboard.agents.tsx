/** The agents that the reader has linked: what they may do, what they did, and an end to it. */
import { useState } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { agents } from '../agents/api.client.ts'
import { useTakesAgents } from '../agents/components/use-takes-agents.ts'
import { MandateFields, mandateSchema } from '../agents/components/mandate-fields.tsx'
import { agentsContract, type Agent } from '../agents/contract.ts'
import { agentsPageMessages as messages } from '../agents/messages/pages.ts'
import { defaultDays, mcpPath } from '../agents/rules.ts'
import { displayMoney, amountInField } from '../platform/money/money.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Form } from '../ui/form/form.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { Notice } from '../ui/page-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.agents.ts'

export const meta = personalMeta(messages.title, messages.description)

type Calls = Awaited<ReturnType<typeof agents.calls>>

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request
  const { origin, searchParams } = new URL(request.url)
  const rows = await agents.list({}, { signal })
  const shown = rows.find(({ id }) => id === searchParams.get('calls'))
  const calls: Calls = shown ? await agents.calls({ id: shown.id }, { signal }) : []
  return { rows, shown, calls, address: origin + mcpPath }
}

const stateOf = ({ state, endedBy }: Agent): string =>
  messages.states[state === 'ended' ? (endedBy ?? 'person') : state]

type Shown = { readonly actions: RowActions; readonly change: (id: string) => void }

const columnsWith = (shown: Shown): readonly Column<Agent>[] => [
  { header: messages.name, fullWidth: true, cell: ({ name }) => name },
  { header: messages.buysFor, cell: ({ company }) => company ?? messages.self },
  {
    header: messages.limits,
    cell: ({ orderLimit, monthLimit }) => (
      <>
        {messages.perOrder(displayMoney(orderLimit))}
        <br />
        {messages.perMonth(displayMoney(monthLimit))}
      </>
    ),
  },
  { header: messages.until, cell: ({ expiresAt }) => <DateTime timeless at={expiresAt} /> },
  {
    header: messages.used,
    cell: ({ usedAt }) => (usedAt === undefined ? messages.never : <DateTime at={usedAt} />),
  },
  { header: messages.state, cell: stateOf },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (agent) => <AgentActions agent={agent} {...shown} />,
  },
]

function AgentActions({
  agent: { id, name, state },
  actions: { busy, remove },
  change,
}: Shown & { readonly agent: Agent }) {
  return (
    <>
      <Link
        className="button plain tight"
        to={`?calls=${id}`}
        aria-label={messages.callsOf(name)}
        preventScrollReset
      >
        {messages.calls}
      </Link>
      {state === 'ended' ? null : (
        <>
          <button
            type="button"
            className="button plain tight"
            aria-label={messages.changeOf(name)}
            onClick={() => change(id)}
          >
            {messages.change}
          </button>
          <ActButton
            className="button plain tight"
            aria-label={messages.unlinkOf(name)}
            busy={busy}
            act={(button) => remove(button, messages.unlinking(name), () => agents.unlink({ id }))}
          >
            {messages.unlink}
          </ActButton>
        </>
      )}
    </>
  )
}

export default function AgentsPage({ loaderData }: Route.ComponentProps) {
  const { rows, shown, calls, address } = loaderData
  const actions = useRowActions()
  const [changed, change] = useState<string>()
  const agent = rows.find(({ id }) => id === changed)
  const takesAgents = useTakesAgents()
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead} />
      {takesAgents ? null : (
        <Notice>
          <p>{messages.off}</p>
        </Notice>
      )}
      {rows.length === 0 ? (
        takesAgents ? (
          <EmptyState title={messages.empty} detail={messages.emptyDetail} />
        ) : null
      ) : (
        <Table
          caption={messages.caption}
          columns={columnsWith({ actions, change })}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      {takesAgents ? (
        <p className="mt-4">
          {messages.address}: <code>{address}</code>
        </p>
      ) : null}
      {agent ? <MandateForm key={agent.id} agent={agent} close={() => change(undefined)} /> : null}
      {shown ? <CallsOf agent={shown} calls={calls} /> : null}
    </>
  )
}

type MandateFormProps = { readonly agent: Agent; readonly close: () => void }

function MandateForm({ agent: { id, name, orderLimit, monthLimit }, close }: MandateFormProps) {
  const { revalidate } = useRevalidator()
  const form = useContractForm(agentsContract.saveMandate, {
    fields: mandateSchema,
    values: {
      orderLimit: amountInField(orderLimit),
      monthLimit: amountInField(monthLimit),
      days: String(defaultDays),
    },
  })
  const submit = async (values: z.output<typeof mandateSchema>): Promise<void> => {
    await agents.saveMandate({ id, ...values })
    toast(messages.saved(name))
    await revalidate()
    close()
  }
  return (
    <section className="narrow mt-6">
      <h2>{messages.changeOf(name)}</h2>
      <Form
        form={form}
        about={id}
        onSubmit={submit}
        failed={messages.notSaved}
        act={messages.save}
        busy={messages.saving}
      >
        <MandateFields />
      </Form>
    </section>
  )
}

type CallsOfProps = { readonly agent: Agent; readonly calls: Calls }

const callColumns: readonly Column<Calls[number]>[] = [
  { header: messages.tool, slot: 'title', cell: ({ tool }) => <code>{tool}</code> },
  {
    header: messages.outcome,
    slot: 'meta',
    cell: ({ outcome, order }) =>
      order === undefined ? (
        outcome === 'done' ? (
          messages.done
        ) : (
          outcome
        )
      ) : (
        <Link className="link" to={`/dashboard/orders/${order}`}>
          {messages.order(order)}
        </Link>
      ),
  },
  { header: messages.when, slot: 'figure', cell: ({ at }) => <DateTime at={at} /> },
]

const CallsOf = ({ agent: { name }, calls }: CallsOfProps) => (
  <section className="mt-6">
    <h2 className="mb-2">{messages.callsOf(name)}</h2>
    {calls.length === 0 ? (
      <p className="muted">{messages.noCalls}</p>
    ) : (
      <Table
        caption={messages.callsOf(name)}
        columns={callColumns}
        rows={calls}
        keyOf={({ id }) => id}
      />
    )}
  </section>
)

export const ErrorBoundary = pageErrors(messages.title)
