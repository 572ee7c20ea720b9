/** What the buyer systems of a company sent and got, the last first. */
import { DateTime } from '../../ui/date-time.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { Message } from '../contract.ts'
import { punchOutPageMessages as messages } from '../messages/pages.ts'

const reasons = new Map<string, string>(Object.entries(messages.reasons))

const whatOf = ({ kind, reason }: Message): string =>
  reason === undefined
    ? messages.kinds[kind]
    : `${messages.kinds[kind]}: ${reasons.get(reason) ?? reason}`

const columns: readonly Column<Message>[] = [
  { header: messages.at, cell: ({ at }) => <DateTime at={at} /> },
  { header: messages.userName, cell: ({ userName }) => userName },
  { header: messages.what, fullWidth: true, cell: whatOf },
  {
    header: messages.content,
    fullWidth: true,
    cell: ({ fields }) => (
      <details>
        <summary>{messages.show(fields.length)}</summary>
        <ul>
          {fields.map(({ name, value }) => (
            <li key={name} className="break-all">
              {name}: {value}
            </li>
          ))}
        </ul>
      </details>
    ),
  },
]

export const MessageLog = ({ rows }: { readonly rows: readonly Message[] }) =>
  rows.length === 0 ? (
    <p className="muted">{messages.noMessage}</p>
  ) : (
    <Table caption={messages.messages} columns={columns} rows={rows} keyOf={({ id }) => id} />
  )
