/**
 * Companies imported from a file: added as approved, with an invitation prepared for each person.
 */
import { requireOwnerForStaff } from './own-affairs.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { isForeignKeyViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CompanyRecord } from './contract.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { toRecord, toValues } from './dto.ts'
import { companiesOf, companyKey, planImport, type PlannedRow } from './import-plan.ts'
import { lockKnownCompanies, prepareInvitation } from './invitation-store.server.ts'
import type { ImportedRow, ImportRow } from './invitations-contract.ts'
import { companiesMessages } from './messages/companies.ts'
import { insertCompany, listTakenNumbers, skipNumber, type CompanyRow } from './store.server.ts'

type Import = { readonly rows: readonly ImportRow[]; readonly apply: boolean }
type Imported = {
  readonly companies: number
  readonly people: number
  readonly rows: ImportedRow[]
}

/**
 * Returns the result of importing a file's rows and, if requested, applies it: completely, or not
 * at all. Existing companies stay unchanged, so importing the same file again changes nothing.
 * @throws invalidInput for a price list that does not exist, and for a row that may belong to two
 *   companies
 */
export const importCompanies = (
  deps: CompaniesDependencies,
  actor: Actor,
  { rows, apply }: Import,
): Promise<Imported> =>
  deps.database.transact(async (tx) => {
    requireClearCompanies(rows)
    const names = [...new Set(rows.map(({ company }) => companyKey(company)))]
    const plan = planImport(rows, await lockKnownCompanies(tx, names))
    await requireFreeNumbers(tx, rows, plan)
    if (apply) await applyPlan(deps, tx, actor, rows, plan)
    return {
      companies: plan.filter(({ company }) => company === 'new').length,
      people: plan.filter(({ person }) => person === 'new').length,
      rows: plan.map(({ company, person }) => ({ company, person })),
    }
  })

/** @throws invalidInput at each row without a number whose company name several companies have */
function requireClearCompanies(rows: readonly ImportRow[]): void {
  const { keyOf } = companiesOf(rows)
  const errors = rows.flatMap((row, index) =>
    keyOf(row) === undefined
      ? [
          {
            pointer: `#/rows/${index}/number`,
            detail: companiesMessages.severalNumbers(row.company),
          },
        ]
      : [],
  )
  if (errors.length > 0) throw invalidInput({ errors })
}

/**
 * @throws invalidInput at each row whose number belongs to another company, in the shop or in the
 *   file
 */
async function requireFreeNumbers(
  tx: Handle,
  rows: readonly ImportRow[],
  plan: readonly PlannedRow[],
): Promise<void> {
  const wanted = rows.flatMap(({ number }, index) =>
    number === undefined || plan[index]?.company !== 'new' ? [] : [{ number, index }],
  )
  const taken = new Set(
    await listTakenNumbers(
      tx,
      wanted.map(({ number }) => number),
    ),
  )
  const errors = wanted.flatMap(({ number, index }) => {
    if (!taken.has(number)) {
      taken.add(number)
      return []
    }
    const detail = companiesMessages.numberTaken(number)
    return [{ pointer: `#/rows/${index}/number`, detail }]
  })
  if (errors.length > 0) throw invalidInput({ errors })
}

async function applyPlan(
  deps: CompaniesDependencies,
  tx: Handle,
  actor: Actor,
  rows: readonly ImportRow[],
  plan: readonly PlannedRow[],
): Promise<void> {
  await requireOwnerForStaff(
    deps,
    tx,
    actor,
    rows.flatMap(({ email }) => email ?? []),
  )
  const added = new Map<string, CompanyRow>()
  const people = new Map<string, number>()
  for (const [index, planned] of plan.entries()) {
    const row = rows[index]
    if (!row) continue
    if (planned.company === 'new') added.set(planned.key, await addOne(deps, tx, row))
    const companyId = planned.companyId ?? added.get(planned.key)?.id
    if (planned.person !== 'new' || row.email === undefined || companyId === undefined) continue
    await prepareInvitation(tx, {
      id: deps.newId(),
      company_id: companyId,
      email: row.email,
      name: row.name ?? '',
      role: row.role ?? 'buyer',
      created_at: deps.now(),
    })
    people.set(planned.key, (people.get(planned.key) ?? 0) + 1)
  }
  await recordPlan(deps, tx, actor, { plan, added, people })
}

type AppliedPlan = {
  readonly plan: readonly PlannedRow[]
  /** New companies, by the key of their rows. */
  readonly added: ReadonlyMap<string, CompanyRow>
  /** The number of invited people, by the key of their company's rows. */
  readonly people: ReadonlyMap<string, number>
}

/** One audit log entry for each company that was added or for which people were invited. */
async function recordPlan(
  { audit }: CompaniesDependencies,
  tx: Handle,
  actor: Actor,
  { plan, added, people }: AppliedPlan,
): Promise<void> {
  const idOf = new Map(plan.map(({ key, companyId }) => [key, companyId]))
  for (const key of idOf.keys()) {
    const company = added.get(key)
    const count = people.get(key) ?? 0
    const id = company?.id ?? idOf.get(key)
    if (id === undefined || (!company && count === 0)) continue
    await audit.record(tx, actor, {
      operation: 'companies.importRows',
      kind: 'company',
      id,
      label: company?.name ?? key.replace(/ #\d+$/, ''),
      after: { ...(company ? toRecord(company) : {}), people: count },
    })
  }
}

async function addOne(
  { newId, now }: CompaniesDependencies,
  tx: Handle,
  row: ImportRow,
): Promise<CompanyRow> {
  const record = toNewRecord(row)
  try {
    const company = {
      id: newId(),
      ...toValues(record),
      state: 'approved',
      requested_at: now(),
    } as const
    if (row.number === undefined) return await insertCompany(tx, company)
    await skipNumber(tx, row.number)
    return await insertCompany(tx, { ...company, number: row.number })
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    const detail = companiesMessages.priceListGone
    throw invalidInput({ errors: [{ pointer: '#/rows', detail }] })
  }
}

/** Fields missing in the file get the values of a company that requests an account. */
const toNewRecord = (row: ImportRow): CompanyRecord => ({
  name: row.company,
  address: row.address ?? '',
  vatId: row.vatId ?? '',
  taxNumber: row.taxNumber ?? '',
  taxStatus: row.taxStatus ?? 'standard',
  terms: row.terms ?? '',
  minimumOrder: row.minimumOrder ?? 0,
  representative: row.representative ?? '',
  notes: row.notes ?? '',
  ...termsOf(row),
  ...billingOf(row),
})

/** The agreed terms, as far as the file contains them. */
const termsOf = (row: ImportRow) => ({
  ...(row.paymentTerms === undefined ? {} : { paymentTerms: row.paymentTerms }),
  ...(row.priceList === undefined ? {} : { priceList: row.priceList }),
  ...(row.phone === undefined ? {} : { phone: row.phone }),
  ...(row.deliveryAddresses === undefined ? {} : { deliveryAddresses: row.deliveryAddresses }),
  ...(row.creditLimit === undefined ? {} : { creditLimit: row.creditLimit }),
})

/** The billing settings, as far as the file contains them. */
const billingOf = (row: ImportRow) => ({
  ...(row.billingEmail === undefined ? {} : { billingEmail: row.billingEmail }),
  ...(row.invoiceForm === undefined ? {} : { invoiceForm: row.invoiceForm }),
  ...(row.buyerReference === undefined ? {} : { buyerReference: row.buyerReference }),
  ...(row.ledgerAccount === undefined ? {} : { ledgerAccount: row.ledgerAccount }),
})
