/** Buttons that fetch the documents of one shipment: its delivery note and, for staff, an invoice. */
import { ActButton } from '../../ui/buttons.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { downloadShipmentDocument } from '../download.client.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import type { ShipmentDocumentKind } from '../rules.ts'

type ShipmentDocumentsProps = {
  readonly id: string
  /** As printed, for the labels of the buttons. */
  readonly number: string
  readonly kinds: readonly ShipmentDocumentKind[]
}

export function ShipmentDocuments({ id, number, kinds }: ShipmentDocumentsProps) {
  const { run, busy } = useRowActions()
  return kinds.map((kind) => (
    <ActButton
      key={kind}
      className="button small"
      aria-label={`${messages.title[kind]}, ${messages.shipment(number)}`}
      busy={busy}
      act={(button) =>
        run({
          button,
          work: async () => messages.saved(await downloadShipmentDocument(id, kind)),
        })
      }
    >
      {messages.title[kind]}
    </ActButton>
  ))
}
