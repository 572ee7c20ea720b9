/** Staff choose the buyer of a received order. */
import { useEffect, useState } from 'react'
import { companies } from '../../companies/api.client.ts'
import type { FoundBuyer } from '../../companies/buyers-contract.ts'
import { TextField } from '../../ui/field.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { correctOrder } from '../api.client.ts'
import type { ReceivedOrder } from '../contract.ts'
import { receivedPageMessages } from '../messages/pages.ts'

const messages = receivedPageMessages.who

type ChooseBuyerProps = {
  readonly order: Pick<ReceivedOrder, 'id' | 'revision' | 'sender'>
  readonly actions: RowActions
}

export function ChooseBuyer({ order, actions }: ChooseBuyerProps) {
  const { sender } = order
  const [asked, setAsked] = useState(sender)
  const [found, setFound] = useState<readonly FoundBuyer[]>()
  useEffect(() => {
    const q = asked.trim().slice(0, 200)
    if (q === '') return undefined
    const stop = new AbortController()
    // A failed search finds nobody; the field stays.
    companies.buyers({ q }, { signal: stop.signal }).then(setFound, () => undefined)
    return () => stop.abort()
  }, [asked])
  const choose = ({ userId, company }: FoundBuyer, button: HTMLElement): void =>
    void actions.run({
      button,
      work: async () => {
        const buyer = { userId, ...(company ? { company: company.id } : {}) }
        await correctOrder(order, { buyer, lines: [] })
        return receivedPageMessages.saved
      },
    })
  return (
    <section className="mt-4" aria-labelledby="ordered-for">
      <h2 id="ordered-for">{messages.title}</h2>
      <p className="muted">{messages.lead}</p>
      <form
        className="row items-end mt-2"
        role="search"
        aria-label={messages.title}
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          setAsked(typeof q === 'string' ? q : '')
        }}
      >
        <TextField label={messages.label} name="q" defaultValue={sender} maxLength={200} />
        <button type="submit" className="button">
          {messages.search}
        </button>
      </form>
      {found === undefined ? null : found.length === 0 ? (
        <p className="muted mt-2">{messages.nobody}</p>
      ) : (
        <Table
          caption={messages.caption}
          columns={columns(choose)}
          rows={found}
          keyOf={({ userId, company }) => `${userId} ${company?.id}`}
        />
      )}
    </section>
  )
}

const columns = (
  choose: (buyer: FoundBuyer, button: HTMLElement) => void,
): readonly Column<FoundBuyer>[] => [
  {
    header: messages.label,
    fullWidth: true,
    cell: ({ name, email, company }) => (
      <span>
        {company?.name ?? name}
        <small className="block muted">
          {company ? `${name}, ` : ''}
          {email}
        </small>
      </span>
    ),
  },
  {
    header: messages.choose,
    actions: true,
    cell: (buyer) => (
      <button
        type="button"
        className="button small"
        aria-label={messages.chooseFor(buyer.name, buyer.company?.name ?? messages.alone)}
        onClick={({ currentTarget }) => choose(buyer, currentTarget)}
      >
        {messages.choose}
      </button>
    ),
  },
]
