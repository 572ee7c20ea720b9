/** The parts of an order's statement are checked by type: a wrong column does not compile. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { StatementPart } from '../../../packages/pg-kit/statement-part.server.ts'
import type { OrderStatementPart } from '../model/insert-order-store.server.ts'

test('a part reads only columns that the order statement returns', () => {
  const withId: StatementPart<{ readonly id: string }> = (cte) => sql`select ${cte.column.id}`
  const withBuyer: StatementPart<{ readonly buyer: string }> = (cte) =>
    sql`select ${cte.column.buyer}`
  // @ts-expect-error -- the order statement returns no column `buyer`
  const parts: readonly OrderStatementPart[] = [withId, withBuyer]
  expect(parts).toHaveLength(2)
})
