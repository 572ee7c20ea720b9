/** The door of the cart: an account's lines, kept across devices, changed all or none, and looked at with the tools as they are now. */
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import { unitPriceFor } from '../catalogue/rules.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { cartMessages as messages } from './messages/cart.ts'
import { cartFull, type CartOperations, type LineChange, type CartTools } from './contract.ts'
import { mergeDuplicateChanges, maxCartLines, sumLines, type CartTotals } from './rules.ts'
import {
  changeLines,
  deleteCart,
  listLines,
  readRevision,
  incrementRevision,
  type LineChangeRow,
  type LineRow,
} from './store.server.ts'

export interface CartService extends CartOperations {}

/** What the cart is built from. */
export type CartDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly catalogue: CatalogueService
}

export function createCartService({
  database,
  accounts,
  catalogue,
}: CartDependencies): CartService {
  accounts.onRemoval((tx, { id }) => deleteCart(tx, id))

  async function goodsOf(db: Handle, ids: readonly string[]): Promise<CartTools> {
    const goods = await catalogue.offers(db, ids)
    const there = new Set(goods.map(({ id }) => id))
    const lost = [...new Set(ids)].filter((id) => !there.has(id))
    const titles = new Map((await catalogue.titles(db, lost)).map(({ id, name }) => [id, name]))
    return { goods, gone: lost.map((id) => ({ id, name: titles.get(id) ?? '' })) }
  }

  /** With the price now where nothing was said of what was seen. A tool that is not sold can't come in, but lines of it can be taken out. */
  async function withPrices(
    tx: Handle,
    changes: readonly LineChange[],
  ): Promise<readonly LineChangeRow[]> {
    const tools = new Map(
      (
        await catalogue.offers(
          tx,
          changes.map(({ toolId }) => toolId),
        )
      ).map((tool) => [tool.id, tool]),
    )
    return changes.flatMap(({ toolId, quantity, seen }) => {
      const tool = tools.get(toolId)
      if (!tool && quantity > 0) return []
      const at = seen?.quantity ?? Math.max(quantity, 1)
      return [
        {
          tool_id: toolId,
          quantity,
          seen_quantity: at,
          seen_cents: seen?.price ?? (tool ? unitPriceFor(tool, at) : 0),
          seen: seen !== undefined,
        },
      ]
    })
  }

  async function sumIn(db: Handle, lines: readonly LineRow[]): Promise<CartTotals> {
    const tools = new Map(
      (
        await catalogue.offers(
          db,
          lines.map((line) => line.tool_id),
        )
      ).map((tool) => [tool.id, tool]),
    )
    return sumLines(lines.map(shown), (id) => tools.get(id))
  }

  return {
    async sum({ actor }) {
      const revision = await readRevision(database.handle, actor.id)
      return {
        revision,
        ...(await sumIn(database.handle, await listLines(database.handle, actor.id))),
      }
    },

    async read({ actor }) {
      // The revision first: a change in between is seen by the page as one that it has not got.
      const revision = await readRevision(database.handle, actor.id)
      const lines = await listLines(database.handle, actor.id)
      return {
        revision,
        lines: lines.map(shown),
        ...(await goodsOf(
          database.handle,
          lines.map((line) => line.tool_id),
        )),
      }
    },

    async change({ actor }, { how, lines: said }) {
      return database.transact(async (tx) => {
        const revision = await incrementRevision(tx, actor.id)
        const changes = await withPrices(
          tx,
          mergeDuplicateChanges(how, said).map((one) => ({
            ...one,
            seen: one.seen ? { ...one.seen } : undefined,
          })),
        )
        if (changes.length > 0) await changeLines(tx, { userId: actor.id, how, changes })
        const lines = await listLines(tx, actor.id)
        if (lines.length > maxCartLines)
          throw cartFull({
            detail: messages.cartFullDetail(maxCartLines),
            facts: { most: maxCartLines },
          })
        return { revision, ...(await sumIn(tx, lines)) }
      })
    },

    check: (_caller, { toolIds }) => goodsOf(database.handle, toolIds),
  }
}

const shown = ({ tool_id, quantity, seen_quantity, seen_cents }: LineRow) => ({
  toolId: tool_id,
  quantity,
  seen: { quantity: seen_quantity, price: seen_cents },
})
