/**
 * Performs the activity that fills the demo shop's dashboard, using the shop's own services, so
 * that history, stock, money and holds are consistent as in a real shop.
 */
import { randomUUID } from 'node:crypto'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { CustomerPartNumbersService } from '../customer-part-numbers/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { SavedListsService } from '../saved-lists/service.server.ts'
import type { NewCartOrder } from '../orders/contract.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { PaymentsService } from '../payments/service.server.ts'
import { addDays, dayOf } from '../platform/time/time-zone.ts'
import type { ReviewsService } from '../reviews/service.server.ts'
import type { SettingsService } from '../settings/service.server.ts'
import type { ShipmentsService } from '../shipments/service.server.ts'
import type { TaxService } from '../tax/service.server.ts'
import { demoCertificateFile } from './demo-document.ts'
import { binsOf, partNumbers, savedLists } from './demo-events.ts'
import { demoAccounts } from './demo-orders.ts'

export type EventServices = {
  readonly database: { readonly handle: Handle }
  readonly accounts: Pick<AccountsService, 'findPerson'>
  readonly customerPartNumbers: Pick<CustomerPartNumbersService, 'add'>
  readonly companies: Pick<CompaniesService, 'actingFor' | 'setLimits'>
  readonly savedLists: Pick<SavedListsService, 'create'>
  readonly orders: Pick<OrdersService, 'all' | 'placeCart' | 'remove' | 'step'>
  readonly payments: Pick<PaymentsService, 'openItems' | 'record'>
  readonly reviews: Pick<ReviewsService, 'add' | 'list' | 'report'>
  readonly settings: Pick<SettingsService, 'current'>
  readonly shipments: Pick<ShipmentsService, 'create' | 'moveReturn' | 'requestReturn' | 'saveBins'>
  readonly tax: Pick<TaxService, 'addCertificate' | 'setCertificateFile' | 'verifyCertificate'>
}

/** The people and records of the events. */
export type Played = {
  /** The time of the last event. */
  readonly at: Date
  /** Sets the clock to this many minutes before `at` for the following events. */
  readonly setClock: (minutesAgo: number) => void
  /** The ids of tools by SKU. */
  readonly toolIds: ReadonlyMap<string, string>
  /** The ids of users by e-mail address. */
  readonly users: ReadonlyMap<string, { readonly id: string; readonly name: string }>
  /** The ids of companies by name. */
  readonly companyIds: ReadonlyMap<string, string>
}

type Scene = Played & { readonly services: EventServices; readonly admin: Actor }

const day = 24 * 60
const [{ email: adminEmail }, { email: buyerEmail }] = demoAccounts
const orlov = 'Orlov Machine Works'
const navarro = 'Navarro Framing'

/** In chronological order, so that numbers increase with time. */
export async function seedActivity(services: EventServices, played: Played): Promise<void> {
  const scene = { ...played, services, admin: await personOf(services, played, adminEmail) }
  await setUp(scene)
  await settle(scene)
  await sendBack(scene)
  await review(scene)
  await orderToday(scene)
}

const found = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`The demo shop has no ${name}`)
  return value
}

const toolId = ({ toolIds }: Played, sku: string): string => found(toolIds.get(sku), sku)
const companyId = ({ companyIds }: Played, name: string): string =>
  found(companyIds.get(name), name)

async function personOf(
  { accounts, database }: EventServices,
  { users }: Played,
  email: string,
): Promise<Actor> {
  const { id } = found(users.get(email), email)
  return found(await accounts.findPerson(database.handle, id), email)
}

/** A user acting as a member of a company. */
async function memberOf(scene: Scene, email: string, company: string): Promise<Actor> {
  const { companies, database } = scene.services
  const person = await personOf(scene.services, scene, email)
  const acting = await companies.actingFor(database.handle, person.id, companyId(scene, company))
  return { ...person, company: acting }
}

/** Bins, part numbers, limits, lists and certificates. */
async function setUp(scene: Scene): Promise<void> {
  const { admin, at, services, setClock, toolIds, users } = scene
  const caller = { actor: admin }
  setClock(25 * day)
  await services.shipments.saveBins(caller, { rows: binsOf([...toolIds.keys()]) })
  setClock(20 * day)
  const company = companyId(scene, navarro)
  for (const number of partNumbers)
    await services.customerPartNumbers.add(caller, { id: company, ...number })
  const { id: userId } = found(users.get('tomas.reyes@example.com'), 'Tomas Reyes')
  const celia = await memberOf(scene, buyerEmail, navarro)
  const limits = { orderLimit: 30_000, monthLimit: 150_000 }
  await services.companies.setLimits({ actor: celia }, { id: company, userId, ...limits })
  setClock(14 * day)
  for (const { lines, ...list } of savedLists)
    await services.savedLists.create(
      { actor: celia },
      {
        ...list,
        lines: lines.map(({ sku, quantity }) => ({ toolId: toolId(scene, sku), quantity })),
      },
    )
  setClock(11 * day)
  const today = dayOf(at, 'UTC')
  const resale = await services.tax.addCertificate(caller, {
    id: companyId(scene, orlov),
    kind: 'resale',
    number: 'NY-ST-120-4471',
    states: ['NY'],
    from: addDays(today, -345),
    until: addDays(today, 20),
  })
  const fileBytes = demoCertificateFile()
  await services.tax.setCertificateFile({ ...caller, fileBytes }, { id: resale.id })
  await services.tax.verifyCertificate(caller, { id: resale.id })
  setClock(day)
  await services.tax.addCertificate(caller, {
    id: companyId(scene, 'Achterberg School Supply'),
    kind: 'government',
    number: 'MI-3372',
    states: ['MI'],
    from: addDays(today, -30),
    until: addDays(today, 700),
  })
}

/** Payments for the invoices of `demo-orders.ts`: one in full, one in part; the rest is open. */
async function settle({ admin, at, services, setClock }: Scene): Promise<void> {
  const items = await services.payments.openItems({ actor: admin }, {})
  const { timeZone } = await services.settings.current()
  const settled = [
    { customer: 'Vera Castillo', method: 'transfer', share: 1, daysAgo: 15 },
    { customer: 'Janet Moss', method: 'check', share: 0.5, daysAgo: 4 },
  ] as const
  for (const { customer, method, share, daysAgo } of settled) {
    const item = found(
      items.find((each) => each.customer.name === customer),
      customer,
    )
    const amount = Math.round(item.open * share)
    setClock(daysAgo * day)
    await services.payments.record(
      { actor: admin, idempotencyKey: randomUUID() },
      {
        paidOn: addDays(dayOf(at, timeZone), -daysAgo),
        amount,
        method,
        allocations: [{ document: item.id, amount }],
      },
    )
  }
}

/** One return that was received and credited, and one that awaits a decision. */
async function sendBack(scene: Scene): Promise<void> {
  const { admin, services, setClock } = scene
  const orders = await services.orders.all({ actor: admin }, { status: 'delivered' })
  const ask = async (email: string, quantity: number, reason: string) => {
    const order = found(
      orders.find((each) => each.email === email),
      `order of ${email}`,
    )
    const actor = await personOf(services, scene, email)
    const lines = [{ line: 1, quantity }]
    return services.shipments.requestReturn({ actor }, { number: order.number, lines, reason })
  }
  setClock(10 * day)
  const { id } = await ask(buyerEmail, 6, 'The heads of six pieces are loose.')
  setClock(9 * day)
  const answer = 'Send them to dock 4. We will pay the carrier.'
  await services.shipments.moveReturn({ actor: admin }, { id, status: 'approved', answer })
  setClock(6 * day)
  await services.shipments.moveReturn({ actor: admin }, { id, status: 'received', scrapped: true })
  setClock(0.4 * day)
  await ask('vera.castillo@example.net', 12, 'We ordered one box too many. It is still sealed.')
}

/** A review that is held, and one that was reported. */
async function review(scene: Scene): Promise<void> {
  const { services, setClock } = scene
  const yuki = await personOf(services, scene, 'yuki.tanaka@example.com')
  setClock(0.3 * day)
  await services.reviews.add(
    { actor: yuki },
    {
      toolId: toolId(scene, 'WRN-3019'),
      rating: 4,
      title: 'Fits',
      text: 'Good finish. Photos of our test on salt water: https://tanaka-marine.example/wrenches',
    },
  )
  const [reported] = await services.reviews.list({ actor: undefined }, { limit: 1 })
  const janet = await personOf(services, scene, 'janet.moss@example.com')
  await services.reviews.report(
    { actor: janet },
    {
      id: found(reported, 'review').id,
      reason: 'advertising',
      browser: randomUUID(),
      note: 'Reads like an advertisement.',
    },
  )
}

/** Orders of companies in the last three hours. */
async function orderToday(scene: Scene): Promise<void> {
  const { admin, services, setClock } = scene
  const celia = await memberOf(scene, buyerEmail, navarro)
  const tomas = await memberOf(scene, 'tomas.reyes@example.com', navarro)
  const nikolai = await memberOf(scene, 'nikolai.orlov@example.com', orlov)
  const yuki = await memberOf(scene, 'yuki.tanaka@example.com', orlov)
  const vera = await personOf(services, scene, 'vera.castillo@example.net')
  const place = async (
    actor: Actor,
    minutesAgo: number,
    order: PlayedOrder,
  ): Promise<PlacedOrder> => {
    setClock(minutesAgo)
    return services.orders.placeCart(
      { actor, idempotencyKey: randomUUID() },
      toCartOrder(scene, order),
    )
  }
  const caller = { actor: admin }
  const slip = await place(vera, 170, { ...desert, lines: { 'CUT-5201': 48 } })
  setClock(168)
  await services.orders.step(caller, {
    number: slip.number,
    status: 'cancelled',
    note: 'Entered twice',
  })
  await services.orders.remove(caller, { id: slip.id })
  const crew = { 'HMR-1002': 48, 'MSR-7002': 48, 'STO-9401': 16 }
  const parted = await place(celia, 160, { ...mill, poNumber: 'PO-20890', lines: crew })
  const wrenches = { 'WRN-3112': 12, 'WRN-3110': 24 }
  const waiting = await place(nikolai, 140, {
    ...dock,
    poNumber: 'OMW-7752',
    lines: wrenches,
    backOrder: true,
  })
  setClock(120)
  for (const { number } of [parted, waiting])
    await services.orders.step(caller, { number, status: 'confirmed' })
  setClock(60)
  await services.shipments.create(
    { ...caller, idempotencyKey: randomUUID() },
    {
      number: parted.number,
      lines: [
        { line: 1, quantity: 48 },
        { line: 2, quantity: 24 },
      ],
      parcels: [{ trackingNumber: 'IM 4471 9061 33', trackingLink: '' }],
    },
  )
  await place(tomas, 50, { ...mill, lines: { 'WRN-3010': 48 } })
  await place(tomas, 40, { ...mill, poNumber: 'PO-20893', lines: { 'STO-9403': 16 } })
  await place(yuki, 20, { ...pier, poNumber: 'OMW-7760', lines: { 'STO-9404': 40 } })
}

type PlacedOrder = Awaited<ReturnType<OrdersService['placeCart']>>
type PlayedOrder = Pick<NewCartOrder, 'address' | 'backOrder' | 'phone' | 'poNumber'> & {
  /** Quantities by SKU. */
  readonly lines: Readonly<Record<string, number>>
}

const toCartOrder = (scene: Played, { lines, ...order }: PlayedOrder): NewCartOrder => ({
  ...order,
  lines: Object.entries(lines).map(([sku, quantity]) => ({
    toolId: toolId(scene, sku),
    quantity,
  })),
})

const mill = {
  phone: '+1 512 555 0142',
  address: 'Navarro Framing, 418 Mill Street, Dock 2\nAustin, TX 78702',
}
const dock = {
  phone: '+1 718 555 0164',
  address: 'Orlov Machine Works, 33 Dock Street\nBrooklyn, NY 11201',
}
const pier = { phone: '+1 206 555 0101', address: 'Tanaka Marine, Pier 41\nSeattle, WA 98104' }
const desert = {
  phone: '+1 505 555 0173',
  address: 'Castillo Adobe, 9 Canyon Road\nSanta Fe, NM 87501',
}
