/** Owners add, change, pause, adopt and delete service accounts. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Scope } from '../platform/access/scopes.ts'
import { requireSeen } from '../platform/seen.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import type { Change } from '../audit/service.server.ts'
import { accountNameTaken, tooManyAccounts, type NewServiceAccount } from './contract.ts'
import type { ServiceAccountsDependencies } from './dependencies.server.ts'
import { serviceAccountsMessages as messages } from './messages/service-accounts.ts'
import { areScopesFitting, maxAccounts } from './rules.ts'
import {
  deleteAccount,
  insertAccount,
  listAccountNames,
  lockAccount,
  lockNames,
  setPaused,
  setResponsible,
  updateAccount,
  type AccountRow,
} from './store.server.ts'

/** Additional content of a history entry about a service account. */
export const accountChange = (
  operation: string,
  { id, name }: Pick<AccountRow, 'id' | 'name'>,
): Pick<Change, 'operation' | 'kind' | 'id' | 'label'> => ({
  operation: `serviceAccounts.${operation}`,
  kind: 'service-account',
  id,
  label: name,
})

/**
 * In the order of declaration, without duplicates, so that the same choice always gives the same
 * list.
 */
const inOrder = (granted: readonly Scope[]): readonly Scope[] => [...new Set(granted)].toSorted()

/** @throws invalidInput at `#/scopes` */
function requireFitting(granted: readonly Scope[], forCompany: boolean): void {
  if (areScopesFitting(granted, forCompany)) return
  throw invalidInput({ errors: [{ pointer: '#/scopes', detail: messages.mixedScopes }] })
}

/** @throws accountNameTaken, tooManyAccounts */
async function requireFreeName(tx: Handle, name: string, own?: string): Promise<void> {
  await lockNames(tx)
  const others = (await listAccountNames(tx)).filter(({ id }) => id !== own)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw accountNameTaken({
      detail: messages.nameTakenDetail,
      errors: [{ pointer: '#/name', detail: messages.nameTakenDetail }],
    })
  if (others.length >= maxAccounts)
    throw tooManyAccounts({
      detail: messages.tooManyAccountsDetail(maxAccounts),
      facts: { most: maxAccounts },
    })
}

/**
 * Adds an account, without a key. An account for a company becomes a buying member of it.
 * @returns its id
 * @throws forbidden, notFound for a company that is not open, invalidInput, accountNameTaken,
 *   tooManyAccounts
 */
export async function addAccount(
  deps: ServiceAccountsDependencies,
  actor: Actor,
  account: NewServiceAccount,
): Promise<string> {
  const { company = null, name, purpose } = account
  const granted = inOrder(account.scopes)
  requireFitting(granted, company !== null)
  const insertedId = await deps.database.transact(async (tx) => {
    await deps.accounts.lockOwner(tx, actor.id)
    await requireFreeName(tx, name)
    const id = deps.newId()
    const at = deps.now()
    await deps.accounts.addProgram(tx, { id, name })
    if (company !== null) await deps.companies.addProgram(tx, { companyId: company, userId: id })
    await insertAccount(tx, {
      id,
      name,
      purpose,
      scopes: granted,
      company_id: company,
      responsible_id: actor.id,
      created_at: at,
    })
    await deps.audit.record(tx, actor, {
      ...accountChange('add', { id, name }),
      after: { name, purpose, scopes: granted },
    })
    return id
  })
  deps.securityLog('service_account_changed', { user: insertedId, by: actor.id, reason: 'added' })
  return insertedId
}

/**
 * Changes an existing account, on behalf of a present owner.
 * @param change receives the row, and returns whether it changed it
 * @returns how many changed: 0 or 1
 * @throws forbidden, notFound
 */
async function changeAccount(
  deps: ServiceAccountsDependencies,
  { actor, id, reason }: { readonly actor: Actor; readonly id: string; readonly reason: string },
  change: (tx: Handle, account: AccountRow) => Promise<boolean>,
): Promise<number> {
  const changed = await deps.database.transact(async (tx) => {
    await deps.accounts.lockOwner(tx, actor.id)
    const account = await lockAccount(tx, id)
    if (!account) throw notFound()
    return change(tx, account)
  })
  if (changed) deps.securityLog('service_account_changed', { user: id, by: actor.id, reason })
  return changed ? 1 : 0
}

type AccountEdit = Pick<AccountRow, 'id' | 'name' | 'purpose' | 'scopes'> & {
  readonly seen?: readonly Scope[] | undefined
}

/** @throws forbidden, notFound, invalidInput, accountNameTaken, changedMeanwhile */
export const saveAccount = (
  deps: ServiceAccountsDependencies,
  actor: Actor,
  { seen, ...edit }: AccountEdit,
): Promise<number> =>
  changeAccount(deps, { actor, id: edit.id, reason: 'saved' }, async (tx, account) => {
    const granted = inOrder(edit.scopes)
    const before = inOrder(account.scopes)
    requireFitting(granted, account.for_company)
    requireSeen(seen && inOrder(seen), before, before.join(', '))
    if (edit.name !== account.name) {
      await requireFreeName(tx, edit.name, edit.id)
      await deps.accounts.renameProgram(tx, edit)
    }
    await updateAccount(tx, { ...edit, scopes: granted })
    await deps.audit.record(tx, actor, {
      ...accountChange('save', edit),
      before: { name: account.name, purpose: account.purpose, scopes: before },
      after: { name: edit.name, purpose: edit.purpose, scopes: granted },
    })
    return true
  })

/**
 * Pauses an account, which refuses all its keys, or resumes it.
 * @throws forbidden, notFound
 */
export const pauseAccount = (
  deps: ServiceAccountsDependencies,
  actor: Actor,
  { id, paused }: { readonly id: string; readonly paused: boolean },
): Promise<number> =>
  changeAccount(deps, { actor, id, reason: paused ? 'paused' : 'resumed' }, async (tx, account) => {
    if ((account.paused_at !== null) === paused) return false
    // If the responsible owner has left, the resuming owner becomes responsible: otherwise it would
    // be paused again.
    if (paused) await setPaused(tx, id, deps.now())
    else if (account.unattended_since) await setResponsible(tx, id, actor.id)
    else await setPaused(tx, id, null)
    await deps.audit.record(tx, actor, {
      ...accountChange(paused ? 'pause' : 'resume', account),
      before: { paused: !paused },
      after: { paused },
    })
    return true
  })

/**
 * Makes the caller responsible; a paused account resumes.
 * @throws forbidden, notFound
 */
export const adoptAccount = (
  deps: ServiceAccountsDependencies,
  actor: Actor,
  id: string,
): Promise<number> =>
  changeAccount(deps, { actor, id, reason: 'adopted' }, async (tx, account) => {
    if (account.responsible_id === actor.id && !account.unattended_since) return false
    await setResponsible(tx, id, actor.id)
    await deps.audit.record(tx, actor, {
      ...accountChange('adopt', account),
      before: { responsible: account.responsible ?? '' },
      after: { responsible: actor.name },
    })
    return true
  })

/**
 * Deletes an account with its keys.
 * @returns how many: 0 if there is none
 * @throws forbidden
 */
export async function removeAccount(
  deps: ServiceAccountsDependencies,
  actor: Actor,
  id: string,
): Promise<number> {
  const removed = await deps.database.transact(async (tx) => {
    await deps.accounts.lockOwner(tx, actor.id)
    const account = await lockAccount(tx, id)
    if (!account) return false
    await deleteAccount(tx, id, deps.now())
    if (account.company_id !== null) await deps.companies.removeProgram(tx, id)
    await deps.audit.record(tx, actor, {
      ...accountChange('remove', account),
      before: { name: account.name, scopes: account.scopes },
    })
    return true
  })
  if (removed)
    deps.securityLog('service_account_changed', { user: id, by: actor.id, reason: 'deleted' })
  return removed ? 1 : 0
}
