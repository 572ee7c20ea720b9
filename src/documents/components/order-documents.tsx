/** Buttons that download an order's documents: the invoice and, for admins, the packing slip. */
import { useId, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { ActButton } from '../../ui/buttons.tsx'
import { MenuButton } from '../../ui/desk/menu-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import type { OrderStatus } from '../../orders/rules.ts'
import type { ListedDocument } from '../contract.ts'
import {
  downloadDocument,
  downloadElectronic,
  downloadIssued,
  downloadOrderFile,
} from '../download.client.ts'
import { offerFormats } from '../electronic-formats.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import {
  isBill,
  canIssue,
  canViewDocument,
  orderDocumentKinds,
  pageSizes,
  unnumberedKinds,
  type OrderDocumentKind,
  type PageSize,
} from '../rules.ts'

type OrderDocumentsProps = {
  /** The number of the order. */
  readonly number: number
  /** Undefined for a deleted order, whose documents still exist. */
  readonly status: OrderStatus | undefined
  /** Its issued documents. */
  readonly issued: readonly ListedDocument[]
  readonly role: 'customer' | 'admin'
  /** The characters that its documents cannot print, as returned by `findUnprintable`. */
  readonly unprintable?: readonly string[]
  /** The country of the buyer's address; undefined if unknown. */
  readonly country?: string | undefined
}

export function OrderDocuments({
  number,
  status,
  issued,
  role,
  unprintable = [],
  country,
}: OrderDocumentsProps) {
  const [size, setSize] = useState<PageSize>('a4')
  const { busy, download } = useDownload(number)
  const heading = useId()
  const kinds = orderDocumentKinds.filter(
    (kind) =>
      canViewDocument({ role }, kind) &&
      issued.filter((document) => document.kind === kind).length <= 1 &&
      ((status && canIssue(status)) || issued.some((document) => document.kind === kind)),
  )
  if (kinds.length === 0 && issued.length === 0 && status !== 'placed') return null
  return (
    <section aria-labelledby={heading}>
      <div className="documents-head">
        <h2 id={heading}>{messages.heading}</h2>
        {kinds.length > 0 ? <PageSizeSelect size={size} onChange={setSize} /> : null}
      </div>
      <ul className="document-rows">
        {kinds.map((kind) => (
          <DocumentRow
            key={kind}
            title={messages.title[kind]}
            number={issued.find((document) => document.kind === kind)?.number}
            busy={busy}
            act={() => download(kind, size)}
          />
        ))}
        {status && status !== 'cancelled' && canViewDocument({ role }, 'packing-slip') ? (
          <OrderFiles number={number} size={size} isConfirmed={canIssue(status)} />
        ) : null}
        <FurtherDocuments issued={issued} />
        <ElectronicInvoices issued={issued} country={country} />
      </ul>
      {status === 'placed' && !kinds.includes('invoice') ? (
        <p className="muted small mt-2">{messages.notYetIssued}</p>
      ) : null}
      <CancelledInvoices issued={issued} />
      {unprintable.length > 0 ? (
        <Notice tone="warn">{messages.unprintable(unprintable)}</Notice>
      ) : null}
    </section>
  )
}

type DocumentRowProps = {
  readonly title: string
  /** Present if it has been issued. */
  readonly number?: string | undefined
  readonly busy: boolean
  readonly act: (button: HTMLButtonElement) => unknown
}

const DocumentRow = ({ title, number, busy, act }: DocumentRowProps) => (
  <li>
    <span>
      {title}
      {number === undefined ? null : <small>{number}</small>}
    </span>
    <ActButton className="button small" aria-label={messages.pdfOf(title)} busy={busy} act={act}>
      {messages.pdf}
    </ActButton>
  </li>
)

type OrderFilesProps = {
  readonly number: number
  readonly size: PageSize
  readonly isConfirmed: boolean
}

/** Documents without a number of their own, for staff. */
function OrderFiles({ number, size, isConfirmed }: OrderFilesProps) {
  const { busy, attempt } = useAttempt((sentence) => toast(sentence, 'error'))
  return unnumberedKinds
    .filter((kind) => kind === 'proforma' || isConfirmed)
    .map((kind) => (
      <DocumentRow
        key={kind}
        title={messages.title[kind]}
        busy={busy}
        act={() => attempt(() => downloadOrderFile(number, kind, size))}
      />
    ))
}

/** What the root route's loader returns, for the shop's country; empty: unknown. */
type CountryLoaderData = { readonly country?: string }

/** The issued invoices in electronic formats; a Problem names missing data. */
function ElectronicInvoices({ issued, country }: Pick<OrderDocumentsProps, 'issued' | 'country'>) {
  const shop = useRouteLoaderData<CountryLoaderData>('root')?.country
  const { first, others } = offerFormats([country, shop].flatMap((code) => code || []))
  const { busy, attempt } = useAttempt((sentence) => toast(sentence, 'error'))
  return issued
    .filter(({ kind }) => isBill(kind))
    .map(({ id, number }) => (
      <li key={id}>
        <span className="muted">{messages.electronicOf(number)}</span>
        {first.map((format) => (
          <ActButton
            key={format}
            className="button small"
            busy={busy}
            act={() => attempt(() => downloadElectronic({ id, number }, format))}
          >
            {messages.electronicFormats[format]}
          </ActButton>
        ))}
        {others.length === 0 ? null : (
          <MenuButton
            label={messages.otherFormatsOf(number, first.length > 0)}
            busy={busy}
            choices={others.map((format) => ({
              label: messages.electronicFormats[format],
              act: () => void attempt(() => downloadElectronic({ id, number }, format)),
            }))}
          >
            {messages.otherFormats(first.length > 0)}
          </MenuButton>
        )}
      </li>
    ))
}

/** Documents not covered by the buttons above: those of shipments, and credit notes. */
function FurtherDocuments({ issued }: Pick<OrderDocumentsProps, 'issued'>) {
  const { run, busy } = useRowActions()
  const isOne = (kind: string) => issued.filter((document) => document.kind === kind).length <= 1
  const further = issued.filter(
    ({ kind }) => kind !== 'packing-slip' && (kind !== 'invoice' || !isOne(kind)),
  )
  return further
    .toReversed()
    .map((document) => (
      <DocumentRow
        key={document.id}
        title={messages.titled(messages.title[document.kind], document.number)}
        busy={busy}
        act={(button) =>
          run({ button, work: async () => messages.saved(await downloadIssued(document)) })
        }
      />
    ))
}

/** A note on invoices whose order was cancelled afterwards. */
function CancelledInvoices({ issued }: Pick<OrderDocumentsProps, 'issued'>) {
  const timeZone = useTimeZone()
  return issued.map(({ id, kind, number, cancelledAt }) =>
    kind === 'invoice' && cancelledAt !== null ? (
      <p key={id} className="muted small mt-2">
        {messages.cancelled(number, dayOf(new Date(cancelledAt), timeZone))}
      </p>
    ) : null,
  )
}

type PageSizeSelectProps = {
  readonly size: PageSize
  readonly onChange: (size: PageSize) => void
}
const PageSizeSelect = ({ size, onChange }: PageSizeSelectProps) => (
  <select
    className="input w-auto"
    aria-label={messages.pageSize}
    value={size}
    onChange={({ target }) =>
      onChange(pageSizes.find((candidate) => candidate === target.value) ?? 'a4')
    }
  >
    {messages.pageSizes.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)

/** Downloads one document at a time; a Problem is shown as a toast. */
function useDownload(number: number) {
  const { busy, attempt } = useAttempt((sentence) => toast(sentence, 'error'))
  return {
    busy,
    download: (kind: OrderDocumentKind, size: PageSize) =>
      attempt(() => downloadDocument(number, kind, size)),
  }
}
