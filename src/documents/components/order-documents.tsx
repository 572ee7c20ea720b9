/** Buttons that download an order's documents: the invoice and, for admins, the packing slip. */
import { useId, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { uiMessages } from '../../ui/messages/ui.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import type { OrderStatus } from '../../orders/rules.ts'
import { downloadDocument } from '../download.client.ts'
import {
  mayIssue,
  mayViewDocument,
  documentKinds,
  pageSizes,
  type DocumentKind,
  type PageSize,
} from '../rules.ts'

type OrderDocumentsProps = {
  /** The number of the order. */
  readonly number: number
  readonly status: OrderStatus
  readonly role: 'customer' | 'admin'
}

export function OrderDocuments({ number, status, role }: OrderDocumentsProps) {
  const [size, setSize] = useState<PageSize>('a4')
  const { busy, download } = useDownload(number)
  const heading = useId()
  if (status === 'cancelled') return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      {mayIssue(status) ? (
        <div className="row mt-2">
          <PageSizeSelect size={size} onChange={setSize} />
          {documentKinds
            .filter((kind) => mayViewDocument({ role }, kind))
            .map((kind) => (
              <button
                key={kind}
                type="button"
                className="button"
                aria-disabled={busy || undefined}
                onClick={() => void download(kind, size)}
              >
                {messages.title[kind]}
              </button>
            ))}
        </div>
      ) : (
        <p className="muted small mt-2">{messages.notYetIssued}</p>
      )}
    </section>
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
  const [busy, setBusy] = useState(false)
  const download = async (kind: DocumentKind, size: PageSize): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await downloadDocument(number, kind, size)
    } catch (error) {
      toast(isProblem(error) ? error.message : uiMessages.broken.title, 'error')
      if (!isProblem(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}
