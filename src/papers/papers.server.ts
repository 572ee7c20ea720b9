/** The door of papers: an invoice or a packing slip gets its number when it is first asked for, and says the same ever after. */
import type { OrdersDoor } from '../orders/orders.server.ts'
import type { Database, Handle } from '../platform/database/database.server.ts'
import { notYours } from '../platform/problems.ts'
import { papersWords as words } from '../words/en/papers.ts'
import { notIssued, type PapersCalls } from './contract.ts'
import { drawPaper } from './pdf.server.ts'
import { mayIssue, maySeePaper, paperNumber, type PaperKind } from './rules.ts'
import { Said, saidOf, type ShopOnPaper } from './said.ts'
import { insertPaper, lockNextNumber, paperOf, type PaperRow } from './store.server.ts'

export interface PapersDoor extends PapersCalls {}

/** What papers are built from; `letterhead` is the shop as its papers name it. */
export type PapersParts = { readonly database: Database; readonly orders: OrdersDoor; readonly letterhead: ShopOnPaper; readonly now: () => Date }

export function openPapers({ database, orders, letterhead, now }: PapersParts): PapersDoor {
  return {
    async issue({ actor }, { number, kind, size }) {
      if (!maySeePaper(actor, kind)) throw notYours()
      const order = await orders.read({ actor }, { number })
      const at = now()
      const row = (await paperOf(database.handle, order.id, kind)) ?? (await database.transact(async (tx) => {
        if (!mayIssue(order.status)) throw notIssued({ detail: words.notIssuedDetail })
        return numbered(tx, order.id, kind, saidOf(letterhead, order), at)
      }))
      const pdf = await drawPaper({ kind, number: row.number, issuedAt: row.issued_at, said: Said.parse(row.said) }, size)
      return { name: `${paperNumber(kind, row.number)}.pdf`, pdf: pdf.toString('base64') }
    },
  }
}

/** Gives the next number; whoever asks for the same paper at the same moment waits, and finds it. */
async function numbered(tx: Handle, orderId: string, kind: PaperKind, said: Said, at: Date): Promise<PaperRow> {
  const number = await lockNextNumber(tx, kind)
  const twin = await paperOf(tx, orderId, kind)
  if (twin) return twin
  await insertPaper(tx, { orderId, kind, number, said, at })
  return { number, said, issued_at: at }
}
