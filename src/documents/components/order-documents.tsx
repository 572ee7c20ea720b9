/** The papers of an order, as files: the invoice for its buyer, and the packing slip for the shop. */
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

type Shown = {
  readonly number: number
  readonly status: OrderStatus
  readonly role: 'customer' | 'admin'
}

export function OrderDocuments({ number, status, role }: Shown) {
  const [size, setSize] = useState<PageSize>('a4')
  const [busy, setBusy] = useState(false)
  const heading = useId()
  const get = async (kind: DocumentKind): Promise<void> => {
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
  if (status === 'cancelled') return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.papers}</h2>
      {mayIssue(status) ? (
        <div className="row mt-2">
          <select
            className="input w-auto"
            aria-label={messages.size}
            value={size}
            onChange={({ target }) =>
              setSize(pageSizes.find((one) => one === target.value) ?? 'a4')
            }
          >
            {messages.sizes.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {documentKinds
            .filter((kind) => mayViewDocument({ role }, kind))
            .map((kind) => (
              <button
                key={kind}
                type="button"
                className="button"
                aria-disabled={busy || undefined}
                onClick={() => void get(kind)}
              >
                {messages.title[kind]}
              </button>
            ))}
        </div>
      ) : (
        <p className="muted small mt-2">{messages.later}</p>
      )}
    </section>
  )
}
