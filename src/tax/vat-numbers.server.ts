/** A company's VAT number, as shown on its page, and as used for taxing its orders. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { verifiedCertificates } from './certificate-store.server.ts'
import { noVatNumber, type VatNumber } from './contract.ts'
import type { TaxDependencies } from './dependencies.server.ts'
import { vatMessages as messages } from './messages/vat.ts'
import type { Sale } from './rules.ts'
import { checksVatIds, vatChannel } from './vat-checks.server.ts'
import { buyerFor, isConfirmed, type KnownVatNumber, type VatState } from './vat-rules.ts'
import {
  findVatNumber,
  listVatChecks,
  queueVatCheck,
  type KnownVatRow,
} from './vat-store.server.ts'

/** The maximum number of service responses shown on a page. */
const maxChecks = 20

/** The tax status of a buyer: no query is made if no tax is charged, or without a company. */
export async function findTaxBuyer(
  { readSettings, now }: TaxDependencies,
  db: Handle,
  companyId: string | undefined,
): Promise<Sale['buyer']> {
  if (companyId === undefined) return {}
  const { tax, vatRecheck } = await readSettings()
  if (tax !== 'vat') return {}
  const [row, certificates] = await Promise.all([
    findVatNumber(db, companyId),
    verifiedCertificates(db, companyId),
  ])
  return {
    ...buyerFor(row && toKnown(row, 'waiting'), Number(vatRecheck), now()),
    ...(certificates.length > 0 ? { certificates } : {}),
  }
}

const toKnown = (row: KnownVatRow, unasked: VatState): KnownVatNumber => ({
  vatId: row.vat_id,
  state: row.state ?? unasked,
  checkedAt: row.checked_at ?? undefined,
})

/**
 * For staff, and members of the company.
 * @throws notFound
 */
export async function readVatNumber(
  { database, companies, readSettings, now }: TaxDependencies,
  actor: Actor,
  id: string,
): Promise<VatNumber> {
  await companies.read({ actor }, { id })
  const [row, checks, settings] = await Promise.all([
    findVatNumber(database.handle, id),
    listVatChecks(database.handle, id, maxChecks),
    readSettings(),
  ])
  const asks = checksVatIds(settings)
  const known = row && toKnown(row, asks ? 'waiting' : 'off')
  const state = known?.state ?? (asks ? 'none' : 'off')
  const isOld =
    known && state === 'confirmed' && !isConfirmed(known, Number(settings.vatRecheck), now())
  return {
    vatId: known?.vatId ?? '',
    state,
    explanation: isOld ? messages.old : messages.state[state],
    trouble: row?.trouble ?? '',
    checks: checks.map(({ id: check, vat_id: vatId, checked_at: at, ...answer }) => ({
      id: check,
      vatId,
      at: at.toISOString(),
      valid: answer.valid,
      consultation: answer.consultation,
      name: answer.name,
      address: answer.address,
    })),
  }
}

/**
 * Requests a check by the service now.
 * @throws notFound, noVatNumber
 */
export async function requestVatCheck(
  deps: TaxDependencies,
  actor: Actor,
  id: string,
): Promise<VatNumber> {
  const { database, audit, companies } = deps
  const { name, vatId } = await companies.read({ actor }, { id })
  if (vatId === '') throw noVatNumber({ detail: messages.noNumberDetail })
  await database.transact(async (tx) => {
    await queueVatCheck(tx, id, vatId)
    await audit.record(tx, actor, {
      operation: 'tax.checkVatNumber',
      kind: 'company',
      id,
      label: name,
      after: { asked: vatId },
    })
    await database.notify(tx, vatChannel, '')
  })
  return readVatNumber(deps, actor, id)
}
