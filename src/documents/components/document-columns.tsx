/** The columns of the table of all documents. */
import { Link } from 'react-router'
import { currencyOf } from '../../platform/money/currencies.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { DayOf } from '../../ui/day-of.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { Column } from '../../ui/table.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import type { ListedDocument } from '../contract.ts'
import { downloadElectronic, downloadIssued, electronicFormats } from '../download.client.ts'
import { documentsMessages } from '../messages/documents.ts'
import { documentsPageMessages as messages } from '../messages/documents-page.ts'
import { isBill, isMailed } from '../rules.ts'

export const documentColumns = (
  actions: RowActions,
  /** Undefined for who may only read. */
  onSend: ((document: ListedDocument) => void) | undefined,
): readonly Column<ListedDocument>[] => [
  { header: messages.number, cell: (document) => <Named document={document} /> },
  {
    header: messages.customer,
    fullWidth: true,
    cell: ({ customer, company, order }) => (
      <span className="block">
        {[company, customer].filter(Boolean).join(', ')}
        {order === null ? null : (
          <small className="block">
            <Link className="link" to={`/dashboard/orders/${order}`}>
              {messages.order(order)}
            </Link>
          </small>
        )}
      </span>
    ),
  },
  {
    header: messages.date,
    sorted: 'descending',
    cell: ({ issueDate }) => <time dateTime={issueDate}>{issueDate}</time>,
  },
  {
    header: messages.total,
    numeric: true,
    cell: ({ kind, total, currency }) =>
      total === null
        ? null
        : `${kind === 'credit-note' && total > 0 ? '−' : ''}${displayMoney(total, currencyOf(currency))}`,
  },
  { header: messages.sent, wideOnly: true, cell: (document) => <Sent document={document} /> },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (document) => <Actions document={document} actions={actions} onSend={onSend} />,
  },
]

type Props = { readonly document: ListedDocument }

const Named = ({ document: { kind, number, cancelledAt } }: Props) => (
  <span>
    <span className="whole">{number}</span>
    <small className="block">{documentsMessages.title[kind]}</small>
    {cancelledAt === null ? null : <small className="block">{messages.cancelled}</small>}
  </span>
)

function Sent({ document: { sent } }: Props) {
  const last = sent.at(-1)
  if (!last) return <span className="muted whole">{messages.notSent}</span>
  return (
    <span>
      {sent.length > 1 ? `${messages.sentTimes(sent.length)} ` : ''}
      <DayOf at={last.at} />
      <small className="block">{last.to}</small>
    </span>
  )
}

function Actions({
  document,
  actions: { busy, run },
  onSend,
}: Props & {
  readonly actions: RowActions
  readonly onSend: ((document: ListedDocument) => void) | undefined
}) {
  const { number, kind } = document
  const save = (button: HTMLElement, download: () => Promise<unknown>): void =>
    void run({
      button,
      work: async () => {
        await download()
        return documentsMessages.saved(number)
      },
    })
  const savePdf = (button: HTMLElement): void => save(button, () => downloadIssued(document))
  return (
    <>
      {isBill(kind) ? (
        <MenuButton
          label={messages.saveWhat(number)}
          busy={busy}
          choices={[
            { label: messages.pdf, name: messages.savePdf(number), act: savePdf },
            ...electronicFormats.map((format) => ({
              label: messages.formats[format],
              name: messages.saveAs(number, messages.formats[format]),
              act: (button: HTMLElement) =>
                save(button, () => downloadElectronic(document, format)),
            })),
          ]}
        >
          {messages.save}
        </MenuButton>
      ) : (
        <button
          type="button"
          className="button tight plain"
          aria-label={messages.savePdf(number)}
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) => savePdf(currentTarget)}
        >
          {messages.pdf}
        </button>
      )}
      {onSend && isMailed(kind) ? (
        <button
          type="button"
          className="button tight plain"
          aria-label={messages.sendWhat(number, document.sent.length > 0)}
          onClick={() => onSend(document)}
        >
          {document.sent.length > 0 ? messages.sendAgain : messages.send}
        </button>
      ) : null}
    </>
  )
}
