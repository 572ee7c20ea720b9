/** What buyers and staff do with the orders of a shop, drawn at random, over HTTP. */
import * as z from 'zod/mini'
import { act, drawOne, send, whole, type Caller, type Desk } from './desk.ts'

const Line = z.object({
  line: z.int(),
  quantity: z.int(),
  allocated: z.int(),
  shipped: z.int(),
  returned: z.int(),
})
const OrderSeen = z.object({
  _id: z.string(),
  status: z.string(),
  revision: z.int(),
  lines: z.array(Line),
  onHold: z.optional(z.string()),
  delivery: z.optional(z.object({ kind: z.string(), charge: z.string() })),
  tax: z.optional(z.object({ gross: z.string() })),
})
type OrderSeen = z.output<typeof OrderSeen>
const Placed = z.object({ number: z.int() })
const Returns = z.object({ returns: z.array(z.object({ _id: z.string(), status: z.string() })) })
const Items = z.array(
  z.object({ _id: z.string(), open: z.string(), customer: z.object({ key: z.string() }) }),
)
const Credit = z.object({ credit: z.string() })
const Documents = z.array(z.object({ _id: z.string(), kind: z.string() }))
const Charges = z.object({ lines: z.array(z.object({ line: z.int(), left: z.string() })) })
const Identified = z.object({ _id: z.string() })

async function place(desk: Desk): Promise<void> {
  const { shop, trade } = desk
  const lines = shop.tools.flatMap((toolId) =>
    trade.random() < 0.5 ? [{ toolId, quantity: whole(trade, 1, 30) }] : [],
  )
  const [toolId] = shop.tools
  const body = {
    lines: lines.length === 0 ? [{ toolId, quantity: 3 }] : lines,
    phoneNum: '+1 512 555 0199',
    address: 'Am Markt 1, Berlin',
    country: 'DE',
    backOrder: true,
  }
  const placed = await act(desk, 'order', 'buyer', 'POST /orders', { body, keyed: true })
  if (placed !== undefined) trade.orders.push(Placed.parse(placed).number)
}

async function receiveGoods(desk: Desk): Promise<void> {
  const toolId = drawOne(desk.trade, desk.shop.tools)
  const body = { kind: 'received', quantity: whole(desk.trade, 10, 60), reason: 'Delivery' }
  await act(desk, 'goods', 'staff', `POST /stock/${toolId}`, { body, keyed: true })
}

async function undoPayment(desk: Desk): Promise<void> {
  const id = drawOne(desk.trade, desk.trade.payments)
  if (id !== undefined) await act(desk, 'undo', 'staff', `POST /payments/${id}/undo`)
}

async function restore(desk: Desk): Promise<void> {
  const id = desk.trade.deleted.pop()
  if (id !== undefined) await act(desk, 'restore', 'staff', `POST /orders/${id}/restore`)
}

/** Something with an order that is there. */
type Work = (desk: Desk, number: number, order: OrderSeen) => Promise<unknown>

const stepTo =
  (status: string, by: Caller = 'staff'): Work =>
  (desk, number) =>
    act(desk, status, by, `POST /order/${number}/transitions`, { body: { status } })

const edit: Work = (desk, number, { revision, lines }) => {
  const { line, quantity } = drawOne(desk.trade, lines) ?? { line: 1, quantity: 1 }
  const wanted = Math.max(0, quantity + whole(desk.trade, -8, 8))
  const body = { revision, lines: [{ line, quantity: wanted }] }
  return act(desk, 'edit', 'staff', `PUT /order/${number}`, { body })
}

const shipSome: Work = (desk, number, { lines }) => {
  const open = lines.filter(({ allocated }) => allocated > 0)
  const body = {
    lines: open
      .filter((_, index) => index === 0 || desk.trade.random() < 0.5)
      .map(({ line, allocated }) => ({ line, quantity: whole(desk.trade, 1, allocated) })),
  }
  if (body.lines.length === 0) return Promise.resolve()
  return act(desk, 'ship a part', 'staff', `POST /order/${number}/shipments`, { body, keyed: true })
}
const shipRest: Work = (desk, number) =>
  act(desk, 'ship the rest', 'staff', `POST /order/${number}/shipments`, { body: {}, keyed: true })

const askReturn: Work = (desk, number, { lines }) => {
  const back = lines.find(({ shipped, returned }) => shipped > returned)
  if (!back) return Promise.resolve()
  const quantity = whole(desk.trade, 1, back.shipped - back.returned)
  const body = { lines: [{ line: back.line, quantity }], reason: 'Handles are split' }
  return act(desk, 'ask to return', 'buyer', `POST /order/${number}/returns`, { body })
}

const moveReturns: Work = async (desk, number) => {
  const { body } = await send(desk.shop, {
    by: 'staff',
    call: `GET /order/${number}/returns`,
    body: undefined,
  })
  const { success, data } = Returns.safeParse(body)
  const move = (id: string, step: { readonly status: string; readonly scrapped?: true }) =>
    act(desk, step.status, 'staff', `POST /returns/${id}/transitions`, { body: step })
  for (const { _id: id, status } of success ? data.returns : []) {
    if (status === 'requested') await move(id, { status: 'approved' })
    // The goods may be there at once: few orders are looked at twice before they end.
    if (status === 'approved' || (status === 'requested' && desk.trade.random() < 0.5))
      await move(id, {
        status: 'received',
        ...(desk.trade.random() < 0.3 ? { scrapped: true } : {}),
      })
  }
}

const centsOf = (amount = ''): number => Math.round(Number(amount.replace(/[$,]/g, '')) * 100)
const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const pay: Work = async (desk, number) => {
  const { trade } = desk
  const { body } = await send(desk.shop, {
    by: 'staff',
    call: `GET /receivables/own?order=${number}`,
    body: undefined,
  })
  const { success, data } = Items.safeParse(body)
  const item = drawOne(trade, success ? data : [])
  const open = centsOf(item?.open)
  if (!item || !(open > 0)) return
  const settles = trade.random() < 0.5 ? open : whole(trade, 1, open)
  const paid = settles + (trade.random() < 0.2 ? 100 : 0)
  const payment = {
    paidOn: '2020-11-20',
    amount: money(paid),
    method: 'transfer',
    again: true,
    allocations: [{ document: item._id, amount: money(settles) }],
  }
  const recorded = await act(desk, 'pay', 'staff', 'POST /payments', { body: payment, keyed: true })
  if (recorded !== undefined) trade.payments.push(Identified.parse(recorded)._id)
}

/** Pays credit of the customer back, or a part of it. */
const giveBack: Work = async (desk, number) => {
  const { shop, trade } = desk
  const read = async (call: string) =>
    (await send(shop, { by: 'staff', call, body: undefined })).body
  const items = Items.safeParse(await read(`GET /receivables/own?order=${number}`))
  const customer = items.data?.[0]?.customer.key
  if (customer === undefined) return
  const found = Credit.safeParse(await read(`GET /receivables/credit?customer=${customer}`))
  const credit = centsOf(found.data?.credit)
  if (!(credit > 0)) return
  const amount = money(trade.random() < 0.5 ? credit : whole(trade, 1, credit))
  const body = { customer, amount, paidOn: '2020-11-20', method: 'transfer', again: true }
  const refund = await act(desk, 'refund', 'staff', 'POST /refunds', { body, keyed: true })
  if (refund !== undefined) trade.payments.push(Identified.parse(refund)._id)
}

/** Staff say what delivery costs that was on request, and the buyer accepts it with its tax. */
const agreeDelivery: Work = async (desk, number, { delivery, onHold, tax }) => {
  if (delivery?.kind === 'on-request') {
    const body = { charge: money(whole(desk.trade, 1, 5000)) }
    await act(desk, 'set delivery', 'staff', `PUT /order/${number}/delivery`, { body })
  } else if (delivery && tax && onHold === 'delivery') {
    const body = { deliveryCharge: delivery.charge, gross: tax.gross }
    const call = `POST /order/${number}/delivery/accept`
    await act(desk, 'accept delivery', 'buyer', call, { body })
  }
}

/** Credits a part of goods and delivery of an invoice although the goods stay. */
const allow: Work = async (desk, number) => {
  const { shop, trade } = desk
  const read = async (call: string) =>
    (await send(shop, { by: 'staff', call, body: undefined })).body
  const documents = Documents.safeParse(await read(`GET /documents?order=${number}`))
  const invoices = documents.success ? documents.data.filter(({ kind }) => kind === 'invoice') : []
  const id = drawOne(trade, invoices)?._id
  if (id === undefined) return
  const charges = Charges.safeParse(await read(`GET /documents/${id}/lines`))
  const open = charges.success ? charges.data.lines.filter(({ left }) => centsOf(left) > 0) : []
  const chosen = open.filter((_, index) => index === 0 || trade.random() < 0.5)
  if (chosen.length === 0) return
  const lines = chosen.map(({ line }) => ({ line }))
  const left = chosen.reduce((sum, line) => sum + centsOf(line.left), 0)
  const way = drawOne(trade, [
    { lines, percent: whole(trade, 1, 10_000) / 100 },
    { lines, amount: money(whole(trade, 1, left)) },
    {
      lines: chosen.map((line) => ({
        line: line.line,
        amount: money(whole(trade, 1, centsOf(line.left))),
      })),
    },
  ])
  const body = { reason: 'Scratched handles', ...way }
  await act(desk, 'allow', 'staff', `POST /documents/${id}/credit-notes`, { body, keyed: true })
}

const invoice: Work = (desk, number) =>
  act(desk, 'invoice', 'staff', `POST /order/${number}/documents`, {
    body: { kind: 'invoice', size: 'a4' },
  })
const credit: Work = (desk, number) =>
  act(desk, 'credit', 'staff', `POST /order/${number}/credit-notes`)
const end: Work = (desk, number) =>
  act(desk, 'end', 'staff', `POST /order/${number}/end`, { body: {} })
const remove: Work = async (desk, _, { _id: id }) => {
  const removed = await act(desk, 'delete', 'staff', `DELETE /orders/${id}`)
  if (removed !== undefined) desk.trade.deleted.push(id)
}

/** Each as often as it is here. */
const works: Readonly<Record<string, readonly Work[]>> = {
  placed: [stepTo('confirmed'), stepTo('confirmed'), edit, stepTo('cancelled', 'buyer'), remove],
  confirmed: [
    shipSome,
    shipSome,
    shipSome,
    edit,
    invoice,
    allow,
    stepTo('picking'),
    stepTo('cancelled'),
  ],
  picking: [shipSome, shipRest, edit, end, pay, allow, stepTo('shipped'), stepTo('cancelled')],
  shipped: [
    askReturn,
    askReturn,
    moveReturns,
    moveReturns,
    moveReturns,
    pay,
    pay,
    invoice,
    credit,
    allow,
    giveBack,
    stepTo('delivered'),
  ],
  delivered: [askReturn, moveReturns, pay, allow, giveBack],
  cancelled: [pay, credit, giveBack],
}

const workOn = async (desk: Desk): Promise<void> => {
  const { orders } = desk.trade
  // Mostly the newest: those go through all their states.
  const number = drawOne(desk.trade, desk.trade.random() < 0.7 ? orders.slice(-12) : orders)
  if (number === undefined) return
  const { status, body } = await send(desk.shop, {
    by: 'staff',
    call: `GET /order/${number}`,
    body: undefined,
  })
  const order = OrderSeen.safeParse(body)
  if (status !== 200 || !order.success) return
  // Nothing else happens to an order before its delivery is agreed.
  const { delivery, onHold } = order.data
  const isOpen = delivery?.kind === 'on-request' || onHold === 'delivery'
  const work =
    isOpen && desk.trade.random() < 0.8
      ? agreeDelivery
      : drawOne(desk.trade, works[order.data.status] ?? [])
  await work?.(desk, number, order.data)
}

/** Takes things in hand until the shop is gone. */
export async function tradeUntilKilled(desk: Desk): Promise<void> {
  try {
    for (;;) {
      const drawn = desk.trade.random()
      if (drawn < 0.15) await place(desk)
      else if (drawn < 0.19) await receiveGoods(desk)
      else if (drawn < 0.22) await undoPayment(desk)
      else if (drawn < 0.24) await restore(desk)
      else await workOn(desk)
    }
  } catch (error) {
    // The connection broke: so says fetch.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
  }
}
