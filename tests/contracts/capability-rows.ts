/**
 * The rows of the tables of tests that stand in the folder of their capability, in `test-rows.ts`:
 * written by hand as those tables are, and added to them.
 */
import type { Access, StepUp } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'
import type { Scope } from '../../src/platform/access/scopes.ts'
import type { ListedPage } from '../e2e/page-list.ts'
import type { PersonalColumn } from '../personal-data-table.ts'
import type { PurgeCase } from './purge-cases.ts'

/** Operations by method and path. */
type OfOperations<Row> = Readonly<Record<string, Row>>

/** What each table asks is said where it is. */
export type CapabilityRows = {
  /** `access-table.ts` */
  readonly access: OfOperations<Access>
  readonly permissions?: OfOperations<readonly Permission[]>
  /** `key-table.ts`; an operation without a row is closed to keys. */
  readonly keys?: OfOperations<readonly (Scope | 'public')[]>
  /** `limit-table.ts` */
  readonly limits?: OfOperations<string>
  /** `step-up-table.ts` */
  readonly stepUp?: OfOperations<StepUp>
  readonly withoutProof?: OfOperations<string>
  /** `purge-table.ts` */
  readonly purges: readonly PurgeCase[]
  /** `rarely-taken.ts`: ids of operations */
  readonly rarelyTaken?: readonly string[]
  /** `once.test.ts`: another body for each operation with an idempotency key */
  readonly otherBodies?: OfOperations<object>
  /** `personal-data-table.ts`, by column */
  readonly personalColumns?: Readonly<Record<string, PersonalColumn>>
  /** `tests/e2e/page-list.ts` */
  readonly pages?: readonly ListedPage[]
}

const files = import.meta.glob<CapabilityRows>('../../src/*/test-rows.ts', {
  eager: true,
  import: 'rows',
})

/** Of each capability that has such a file. */
export const capabilityRows: readonly CapabilityRows[] = Object.values(files)

/** @param table one that has its rows by name */
export const rowsOf = <Row>(
  table: (rows: CapabilityRows) => Readonly<Record<string, Row>> | undefined,
): Readonly<Record<string, Row>> =>
  Object.fromEntries(capabilityRows.flatMap((rows) => Object.entries(table(rows) ?? {})))
