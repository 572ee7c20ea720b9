/** How a company orders from the shop: each channel with its address and its use. */
import { mcpPath } from '../agents/rules.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { OrderWays } from './contract.ts'
import type { PunchOutDependencies } from './dependencies.server.ts'
import { countUses, countWays } from './order-ways-store.server.ts'
import { messagesKept, punchOutPath } from './rules.ts'

/** Milliseconds; messages are stored for the same time. */
const period = messagesKept

/** @throws notFound for non-members, forbidden for members who are not owners, companyNotOpen */
export async function readOrderWays(
  { companies, config, database, now, origin, readSettings }: PunchOutDependencies,
  actor: Actor,
  id: string,
): Promise<OrderWays> {
  const { handle } = database
  const { name: company } = await companies.requireOwner(handle, actor, id)
  const { orderMailbox } = config
  const since = new Date(now().getTime() - period)
  const [counts, uses, settings] = await Promise.all([
    countWays(handle, id, since),
    countUses(handle, id, since),
    readSettings(),
  ])
  return {
    company,
    days: Math.round(period / 86_400_000),
    orderPad: { address: `${origin}/order-pad`, orders: counts.website },
    files: {
      address: `${origin}/dashboard/received-orders`,
      apiAddress: `${origin}/api/order-files/order.csv`,
      received: counts.files,
    },
    mail: {
      // On some mail servers user names are not addresses.
      address: orderMailbox?.user.includes('@') ? orderMailbox.user : undefined,
      received: counts.mails,
    },
    punchOut: {
      isOn: settings.punchOut === 'yes',
      connections: uses.map((use) => ({
        id: use.id,
        protocol: use.protocol,
        address: `${origin}${punchOutPath}/${use.protocol}`,
        userName: use.user_name,
        lastAt: use.last_at?.toISOString(),
        baskets: use.baskets,
        orders: use.orders,
        refused: use.refused,
      })),
    },
    agents: {
      isOn: settings.agents === 'yes',
      address: `${origin}${mcpPath}`,
      orders: counts.agents,
    },
  }
}
