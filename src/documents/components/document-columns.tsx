/** The columns of the table of all documents. */
import { Link } from 'react-router'
import { currencyOf } from '../../platform/money/currencies.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { ActButton } from '../../ui/buttons.tsx'
import type { Choice } from '../../ui/desk/choices-menu.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import type { State } from '../../ui/state-looks.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import type { Column } from '../../ui/table.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import type { ListedDocument } from '../contract.ts'
import { downloadElectronic, downloadIssued } from '../download.client.ts'
import { electronicFormats } from '../electronic-formats.ts'
import { documentsMessages } from '../messages/documents.ts'
import { documentsPageMessages as messages } from '../messages/documents-page.ts'
import { isBill, isMailed } from '../rules.ts'

export const documentColumns = (
  actions: RowActions,
  /** Undefined for readers without edit rights. */
  onSend: ((document: ListedDocument) => void) | undefined,
): readonly Column<ListedDocument>[] => [
  { header: messages.number, slot: 'title', cell: ({ number }) => number },
  { header: messages.kind, cell: ({ kind }) => documentsMessages.title[kind] },
  {
    header: messages.customer,
    slot: 'meta',
    cell: ({ customer, company }) => <bdi>{[company, customer].filter(Boolean).join(', ')}</bdi>,
  },
  {
    header: messages.orderHeader,
    numeric: true,
    priority: 3,
    cell: ({ order }) =>
      order === null ? null : (
        <Link to={`/dashboard/orders/${order}`} aria-label={messages.order(order)}>
          {order}
        </Link>
      ),
  },
  {
    header: messages.date,
    sorted: 'descending',
    besideMeta: true,
    cell: ({ issueDate }) => <DateTime at={issueDate} />,
  },
  {
    header: messages.total,
    numeric: true,
    slot: 'figure',
    cell: ({ kind, total, currency }) =>
      total === null
        ? null
        : `${kind === 'credit-note' && total > 0 ? '−' : ''}${displayMoney(total, currencyOf(currency))}`,
  },
  {
    header: messages.state,
    slot: 'state',
    cell: (document) => <StatePill state={stateOf(document)} />,
  },
  {
    header: messages.sentTo,
    priority: 4,
    cell: ({ sent }) => sent.at(-1)?.to,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (document) => <Actions document={document} actions={actions} onSend={onSend} />,
  },
]

/** Only kinds that are mailed can be "not sent": other kinds are in the parcel. */
const stateOf = ({ kind, cancelledAt, sent }: ListedDocument): State => {
  if (cancelledAt !== null) return 'cancelled'
  if (sent.length > 0) return 'sent'
  return isBill(kind) ? 'notSent' : 'issued'
}

type ActionsProps = {
  readonly document: ListedDocument
  readonly actions: RowActions
  readonly onSend: ((document: ListedDocument) => void) | undefined
}

function Actions({ document, actions: { busy, run }, onSend }: ActionsProps) {
  const { number, kind, order, sent } = document
  const save = (button: HTMLElement, download: () => Promise<unknown>): void =>
    void run({
      button,
      work: async () => {
        await download()
        return documentsMessages.saved(number)
      },
    })
  const savePdf = (button: HTMLElement): void => save(button, () => downloadIssued(document))
  const sends = onSend !== undefined && isMailed(kind)
  const isSendFirst = sends && stateOf(document) === 'notSent'
  const sendChoice: readonly Choice[] = sends
    ? [
        {
          label: sent.length > 0 ? messages.sendAgain : messages.send,
          name: messages.sendWhat(number, sent.length > 0),
          act: () => onSend(document),
        },
      ]
    : []
  const formats: readonly Choice[] = isBill(kind)
    ? electronicFormats.map((format) => ({
        label: messages.formats[format],
        name: messages.saveAs(number, messages.formats[format]),
        act: (button) => save(button, () => downloadElectronic(document, format)),
      }))
    : []
  const toOrder: readonly Choice[] =
    order === null ? [] : [{ label: messages.openOrder(order), to: `/dashboard/orders/${order}` }]
  return (
    <>
      <ActButton
        className="button small"
        aria-label={isSendFirst ? messages.sendWhat(number, false) : messages.savePdf(number)}
        busy={busy}
        act={(button) => (isSendFirst ? onSend(document) : savePdf(button))}
      >
        {isSendFirst ? messages.send : messages.pdf}
      </ActButton>
      <DotsMenu
        of={number}
        busy={busy}
        choices={[
          { label: messages.pdf, name: messages.savePdf(number), act: savePdf },
          ...formats,
          ...sendChoice,
          ...toOrder,
        ]}
      />
    </>
  )
}
