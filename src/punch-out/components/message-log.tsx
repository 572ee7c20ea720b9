/** Messages from and to the buyer systems of a company, newest first. */
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { RowDetails } from '../../ui/desk/row-details.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { punchOut } from '../api.client.ts'
import type { Message } from '../contract.ts'
import { punchOutPageMessages as messages } from '../messages/pages.ts'

const reasons = new Map<string, string>(Object.entries(messages.reasons))

const whatOf = ({ kind, about }: Message): string =>
  about === undefined ? messages.kinds[kind] : `${messages.abouts[about]}, ${messages.kinds[kind]}`

/**
 * Why it was refused or not sent, otherwise the number of its fields; the fields are shown on
 * click.
 */
const Content = ({ userName, reason, fields }: Message) => (
  <RowDetails
    summary={
      <>
        <span className="on-phone">{userName} · </span>
        {reason === undefined ? messages.show(fields.length) : (reasons.get(reason) ?? reason)}
      </>
    }
  >
    <ul>
      {fields.map(({ name, value }) => (
        <li key={name}>
          {name}: {value}
        </li>
      ))}
    </ul>
  </RowDetails>
)

const columns = (company: string, actions: RowActions): readonly Column<Message>[] => [
  { header: messages.what, slot: 'title', cell: whatOf },
  { header: messages.userName, cell: ({ userName }) => userName },
  { header: messages.content, slot: 'meta', cell: (message) => <Content {...message} /> },
  { header: messages.at, slot: 'figure', cell: ({ at }) => <DateTime at={at} /> },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, kind }) =>
      kind === 'not-sent' ? (
        <ActButton
          className="button tight"
          busy={actions.busy}
          act={(button) => actions.run({ button, work: () => sendAgain(company, id) })}
        >
          {messages.sendAgain}
        </ActButton>
      ) : null,
  },
]

async function sendAgain(id: string, message: string): Promise<string> {
  await punchOut.sendAgain({ id, message })
  return messages.isSentAgain
}

type MessageLogProps = {
  readonly company: string
  readonly rows: readonly Message[]
  readonly canChange: boolean
}

export function MessageLog({ company, rows, canChange }: MessageLogProps) {
  const actions = useRowActions()
  if (rows.length === 0) return <p className="muted">{messages.noMessage}</p>
  const canSend = canChange && rows.some(({ kind }) => kind === 'not-sent')
  return (
    <Table
      caption={messages.messages}
      columns={withoutActions(columns(company, actions), canSend)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}
