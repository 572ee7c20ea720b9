/** Checked before every staff operation: whether staff act on a record of their own. */
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

/** The person whose own records count: the caller; for a key, the owner responsible for it. */
const personBehind = ({ id, permissions = [], responsible }: Actor) =>
  responsible ?? { id, isOwner: may({ permissions }, 'owner') }

/** The caller's capacity for some records; own records among them are judged together. */
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

/** Those of the given records on which staff may not act for the shop, with the reason. */
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
 * The capacity in which somebody acts. Staff who act on a record of their own, or of a company they
 * belong to, act as a buyer, if buyers may use the operation. If nobody else in the shop has the
 * right, the owner may act anyway, and the history records it.
 * @throws forbidden if the operation is for staff only
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
 * Only an owner of the shop can make staff members of a company: otherwise they could buy for a
 * company that they manage for the shop.
 * @param emails the addresses of the people who are added or invited
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
