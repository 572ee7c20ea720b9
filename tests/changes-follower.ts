/** A program that keeps a copy of the shop's data by its changes, as an ERP does. */
import type { Actor } from '../src/platform/access/endpoint.ts'
import { serializeOutput } from '../packages/contract/server/response-output.server.ts'
import type { Shop } from '../src/app/shop.server.ts'
import { changesContract } from '../src/changes/contract.ts'

export type Copy = ReadonlyMap<string, string>

type Changed = { of: string; id: string; deleted: boolean; record?: unknown }
type Answer = { changes: Changed[]; next: string; more: boolean }

export type Follower = {
  /** Every record as its JSON text on the wire, by kind and id. */
  readonly copy: Copy
  /** Asks until there is no more. */
  follow(): Promise<void>
  /** Asks once. */
  step(): Promise<Answer>
}

export function createFollower(
  shop: Pick<Shop, 'changes'>,
  actor: Actor,
  { of, limit }: { readonly of?: string; readonly limit?: number } = {},
): Follower {
  const copy = new Map<string, string>()
  let since: string | undefined
  async function step(): Promise<Answer> {
    const page = await shop.changes.list({ actor }, { since, of, limit })
    const answer: Answer = JSON.parse(serializeOutput(changesContract.list, page))
    for (const { of: kind, id, deleted, record } of answer.changes)
      if (deleted) copy.delete(`${kind} ${id}`)
      else copy.set(`${kind} ${id}`, JSON.stringify(record))
    since = answer.next
    return answer
  }
  return {
    copy,
    step,
    async follow() {
      while ((await step()).more);
    },
  }
}

/** What somebody has who starts from zero now, sorted. */
export async function copyFromZero(
  shop: Pick<Shop, 'changes'>,
  actor: Actor,
  of?: string,
): Promise<readonly (readonly [string, string])[]> {
  const follower = createFollower(shop, actor, of === undefined ? {} : { of })
  await follower.follow()
  return sorted(follower.copy)
}

export const sorted = (copy: Copy): readonly (readonly [string, string])[] =>
  [...copy].toSorted(([a], [b]) => (a < b ? -1 : 1))
