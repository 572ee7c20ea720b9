/** Asked before every operation of staff: whether they act on something of their own. */
import type { Actor, Endpoint } from '../platform/access/endpoint.ts'
import { notByOwnKey } from '../platform/access/key-access.server.ts'
import type { Permission } from '../platform/access/permissions.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { ownAffairsMessages as messages } from './messages/own-affairs.ts'
import { resolveOwnAffair, namedIn, ownRules, type HeldRecord } from './own-affairs.ts'
import { findOthers, ownOf } from './own-affairs-store.server.ts'

type OwnAffairInput = { readonly record: HeldRecord; readonly keys: readonly string[] }

/** Whose own affairs count: those of the caller; where a key calls, of the owner who answers for it. */
const personBehind = ({ id, permissions = [], responsible }: Actor) =>
  responsible ?? { id, isOwner: may({ permissions }, 'owner') }

/** As whom somebody acts on some records, of which what is their own is judged together. */
async function verdictOn(
  db: Handle,
  actor: Actor,
  { record, keys }: OwnAffairInput,
  needed: readonly Permission[],
) {
  const { id: userId, isOwner } = personBehind(actor)
  const named = { userId, record, keys }
  const isOwn = (await ownOf(db, named)).length > 0
  const others = isOwn ? await findOthers(db, named, needed) : 'none'
  return {
    verdict: resolveOwnAffair({ isOwn, isOwner, others }),
    detail: isOwner && others === 'ended' ? messages.ended(needed) : messages.own(needed),
  }
}

/** Those of some records on which staff do not act for the shop, with the reason. */
export async function listOwnAffairs(
  db: Handle,
  actor: Actor,
  { record, keys, permission }: OwnAffairInput & { readonly permission: Permission },
): Promise<{ key: string; detail: string }[]> {
  const refused: { key: string; detail: string }[] = []
  for (const key of await ownOf(db, { userId: actor.id, record, keys })) {
    const { verdict, detail } = await verdictOn(db, actor, { record, keys: [key] }, [permission])
    if (verdict === 'not-as-staff') refused.push({ key, detail })
  }
  return refused
}

/**
 * As whom somebody acts. Where staff act on something of their own, or of a company they belong to,
 * they are a buyer, if the operation is one of buyers too; the owner of a shop in which nobody else
 * has the right acts all the same, and the history says so.
 * @throws forbidden where the operation is of staff alone
 */
export async function actorOn(
  db: Handle,
  { route, permission = [] }: Pick<Endpoint, 'route' | 'permission'>,
  actor: Actor,
  input: unknown,
): Promise<Actor> {
  const rule = ownRules[route] ?? 'allowed'
  if (!isAdmin(actor) || rule === 'allowed') return actor
  const needed = [permission].flat()
  let current = actor
  for (const { record, field } of rule.subjects) {
    const keys = namedIn(input, field)
    if (keys.length === 0) continue
    const { verdict, detail } = await verdictOn(db, actor, { record, keys }, needed)
    if (verdict === 'as-staff') continue
    if (verdict === 'as-staff-noted') current = { ...actor, ownAffair: true }
    else if (actor.responsible) throw notByOwnKey()
    else if (rule.own === 'as-buyer') return { ...actor, role: 'customer' }
    else throw forbidden({ detail })
  }
  return current
}

/**
 * Staff become members of a company by an owner of the shop alone: else they could act for a company
 * as its buyer that they look after.
 * @param emails of those who are added or invited
 * @throws forbidden
 */
export async function requireOwnerForStaff(
  { accounts }: Pick<CompaniesDependencies, 'accounts'>,
  tx: Handle,
  actor: Actor,
  emails: readonly string[],
): Promise<void> {
  if (!isAdmin(actor) || may({ permissions: actor.permissions ?? [] }, 'owner')) return
  const [found] = await accounts.staffAmong(tx, emails)
  if (found !== undefined) throw forbidden({ detail: messages.staffByOwner(found) })
}
