/** Asks the shop which records are the reader's own, before a page offers operations on them. */
import type { Permission } from '../platform/access/permissions.ts'
import { may } from '../accounts/rules.ts'
import { companies } from './api.client.ts'
import { maxOwnKeys } from './own-affairs-contract.ts'
import type { HeldRecord } from './own-affairs.ts'

/** The reason, by key (id or number), for records on which the reader may not act for the shop. */
export type OwnAffairs = ReadonlyMap<string, string>

type OwnAffairInput = {
  readonly record: HeldRecord
  readonly keys: readonly (string | number)[]
  /** The permission that the operation on them needs. */
  readonly permission: Permission
}

/**
 * No request is made for readers without the permission, who get no operations anyway.
 * @throws Problem
 */
export async function findOwnAffairs(
  user: Parameters<typeof may>[0],
  { record, keys, permission }: OwnAffairInput,
  options?: { readonly signal: AbortSignal },
): Promise<OwnAffairs> {
  const asked = may(user, permission) ? [...new Set(keys.map(String))] : []
  const parts = Array.from({ length: Math.ceil(asked.length / maxOwnKeys) }, (_, index) =>
    asked.slice(index * maxOwnKeys, (index + 1) * maxOwnKeys),
  )
  const found = await Promise.all(
    parts.map((part) => companies.ownAffairs({ record, keys: part, permission }, options)),
  )
  return new Map(found.flat().map(({ key, detail }) => [key, detail]))
}

/** The reason why the reader may not act on one record for the shop; undefined: they may. */
export async function findOwnAffair(
  user: Parameters<typeof may>[0],
  { key, ...asked }: Omit<OwnAffairInput, 'keys'> & { readonly key: string | number },
  options: { readonly signal: AbortSignal },
): Promise<string | undefined> {
  return (await findOwnAffairs(user, { ...asked, keys: [key] }, options)).get(String(key))
}

/** The record of a ledger customer key, such as `company.` and an id. */
export const recordOfCustomer = (customer: string) => ({
  record: customer.startsWith('company.') ? ('company' as const) : ('user' as const),
  key: customer.replace(/^(?:user|company)\./, ''),
})
