/**
 * The documents of the demo shop's orders, issued on the day of shipment, without mails or files.
 */
import { writeShipmentDocument } from './issuing/shipment-documents.server.ts'
import type { DocumentsDependencies } from './service.server.ts'

/** Issues invoice and delivery note of each shipment of these orders, on the shipment's day. */
export async function importDemoDocuments(
  { database, orders, shipments, readSettings, newId }: DocumentsDependencies,
  orderNumbers: readonly number[],
): Promise<void> {
  const settings = await readSettings()
  for (const orderNumber of orderNumbers)
    await database.transact(async (tx) => {
      const locked = await orders.lock(tx, orderNumber)
      if (!locked) return
      const rows = await shipments.ofOrder(tx, orderNumber)
      for (const shipment of rows)
        for (const kind of ['invoice', 'delivery-note'] as const)
          await writeShipmentDocument(
            tx,
            { locked, kind, shipment, rows },
            { settings, at: shipment.shipped_at, newId },
          )
    })
}
