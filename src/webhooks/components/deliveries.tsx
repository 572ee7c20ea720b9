/** A webhook's messages: each with its payload, the response, and a button for sending it again. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { Paged } from '../../platform/access/endpoint.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { stateMessages } from '../../ui/messages/states.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import type { Column } from '../../ui/table.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { webhooks } from '../api.client.ts'
import { deliveryStates, type Delivery, type DeliveryDetails } from '../contract.ts'
import { webhookPageMessages as messages } from '../messages/pages.ts'
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts'

type DeliveriesProps = {
  readonly rows: Paged<readonly Delivery[]>
  /** Only messages in this state are shown. */
  readonly state: Delivery['state'] | undefined
  readonly canChange: boolean
}

export function Deliveries({ rows, state, canChange }: DeliveriesProps) {
  const actions = useRowActions()
  const [shown, setShown] = useState<DeliveryDetails>()
  return (
    <>
      {shown === undefined ? null : (
        <Details
          key={shown.id}
          of={shown}
          canChange={canChange}
          actions={actions}
          onClose={() => setShown(undefined)}
        />
      )}
      <nav className="tabs mb-4" aria-label={messages.filter}>
        {[undefined, ...deliveryStates].map((each) => (
          <Link
            key={each ?? ''}
            to={each === undefined ? '?' : `?state=${each}`}
            aria-current={each === state ? 'page' : undefined}
            preventScrollReset
          >
            {each === undefined ? messages.allStates : stateMessages[lookOf(each)]}
          </Link>
        ))}
      </nav>
      <ListPage
        caption={messages.deliveriesCaption}
        columns={columns(actions, setShown)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        empty={
          <EmptyState
            title={state === undefined ? messages.noDeliveries : messages.noneSo}
            detail={state === undefined ? messages.noDeliveriesDetail : messages.noneSoDetail}
          />
        }
      />
    </>
  )
}

const columns = (
  actions: RowActions,
  show: (details: DeliveryDetails) => void,
): readonly Column<Delivery>[] => [
  { header: messages.event, slot: 'title', cell: ({ type }) => type },
  { header: messages.happened, slot: 'meta', cell: ({ at }) => <DateTime at={at} /> },
  { header: messages.attempts, numeric: true, besideMeta: true, cell: ({ attempts }) => attempts },
  {
    header: messages.answer,
    besideMeta: true,
    cell: ({ status, milliseconds }) => (
      <span>
        {status ?? messages.noAnswer}{' '}
        {milliseconds === undefined ? null : <small>{messages.took(milliseconds)}</small>}
      </span>
    ),
  },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ state, nextAttemptAt }) => (
      <span>
        <StatePill state={lookOf(state)} />
        {nextAttemptAt === undefined ? null : (
          <small>
            {messages.nextAttempt} <DateTime at={nextAttemptAt} />
          </small>
        )}
      </span>
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, type }) => (
      <ActButton
        className="button small"
        busy={actions.busy}
        aria-label={messages.showWhich(type)}
        act={(button) =>
          actions.run({
            button,
            work: async () => {
              show(await webhooks.delivery({ id }))
              return undefined
            },
          })
        }
      >
        {messages.show}
      </ActButton>
    ),
  },
]

const lookOf = (state: Delivery['state']) => (state === 'delivered' ? 'isDelivered' : state)

type DetailsProps = {
  readonly of: DeliveryDetails
  readonly canChange: boolean
  readonly actions: RowActions
  readonly onClose: () => void
}

function Details({ of, canChange, actions, onClose }: DetailsProps) {
  const { id, message, type, body, answer, status } = of
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const sendAgain = async () => {
    await webhooks.sendAgain({ id })
    return messages.isSentAgain
  }
  return (
    <section className="card mb-6" aria-labelledby="delivery">
      <h3 id="delivery" ref={heading} tabIndex={-1}>
        {messages.message(type)}
      </h3>
      <p>
        <span className="small muted">{messages.messageId}</span>{' '}
        <CopyButton text={message} name={messages.messageId} />
      </p>
      <h4 className="mt-4">{messages.payload}</h4>
      <pre className="small whitespace-pre-wrap break-words">{formatted(body)}</pre>
      <h4 className="mt-4">{messages.lastAnswer}</h4>
      <p className="break-words">
        {answer || (status === undefined ? messages.nothingAnswered : messages.emptyAnswer)}
      </p>
      <div className="row mt-4">
        {canChange ? (
          <ActButton
            className="button primary tight"
            busy={actions.busy}
            act={(button) => actions.run({ button, work: sendAgain })}
          >
            {messages.sendAgain}
          </ActButton>
        ) : null}
        <button type="button" className="button tight" onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </section>
  )
}

const formatted = (body: string): string => JSON.stringify(JSON.parse(body), undefined, 2)
