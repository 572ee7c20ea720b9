/** The rows of the purge table for payments: see purge-table.ts. */
import { sql } from 'kysely'
import { cardCases } from './purge-cards-table.ts'
import { fieldOf, moveTo, orderHammers, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const money = 'nothing that is cached says what somebody owes'

/** An invoice of $20. @returns the id of its document */
async function invoiceHammers(shop: PurgeShop): Promise<string> {
  const { number } = await orderHammers(shop)
  await moveTo(shop, number, 'confirmed')
  const { admin } = shop.fixture
  await shop.call('POST /order/:number/documents', admin, { number, kind: 'invoice', size: 'a4' })
  const [document] = await shop.shop.documents.list({ actor: admin }, { order: number })
  return document?.id ?? ''
}

/** An invoice that was due long ago, in a shop that reminds. */
async function invoiceOverdue(shop: PurgeShop): Promise<string> {
  const { settings, database } = shop.shop
  const actor = shop.fixture.admin
  const { revision } = await settings.read({ actor }, {})
  await settings.save({ actor }, { revision, reminderDays: '7', paymentsSince: '2020-01-01' })
  const id = await invoiceHammers(shop)
  await sql`update receivables set due_date = '2026-01-01' where document_id = ${id}`.execute(
    database.handle,
  )
  return id
}

const pay = (shop: PurgeShop, document: string): Promise<unknown> =>
  shop.call('POST /payments', shop.fixture.admin, {
    paidOn: '2020-11-20',
    amount: '10.00',
    method: 'transfer',
    again: true,
    allocations: [{ document, amount: '4.00' }],
  })

/** All that its buyer owes. */
const issueStatement = ({ call, fixture }: PurgeShop): Promise<unknown> =>
  call('POST /statements', fixture.admin, {
    customer: `user.${fixture.buyer.id}`,
    from: '2026-01-01',
    to: '2027-12-31',
  })

export const paymentCases: readonly PurgeCase[] = [
  ...cardCases,
  {
    route: 'POST /documents/:id/credit-notes',
    title: 'a part of a price is credited',
    begin: async (shop) => {
      const id = await invoiceHammers(shop)
      return () =>
        shop.call('POST /documents/:id/credit-notes', shop.fixture.admin, {
          id,
          reason: 'Scratched',
          lines: [{ line: 1 }],
          percent: 10,
        })
    },
    changes: money,
  },
  {
    route: 'POST /payments',
    title: 'a payment',
    begin: async (shop) => {
      const document = await invoiceHammers(shop)
      return () => pay(shop, document)
    },
    changes: money,
  },
  {
    route: 'POST /refunds',
    title: 'credit that is paid back',
    begin: async (shop) => {
      await pay(shop, await invoiceHammers(shop))
      return () =>
        shop.call('POST /refunds', shop.fixture.admin, {
          customer: `user.${shop.fixture.buyer.id}`,
          paidOn: '2020-11-20',
          amount: '1.00',
          method: 'cash',
        })
    },
    changes: money,
  },
  {
    route: 'PUT /refunds/:id/bank-entry',
    title: 'a refund that a bank file proves',
    begin: async (shop) => {
      await pay(shop, await invoiceHammers(shop))
      const refund = await shop.call('POST /refunds', shop.fixture.admin, {
        customer: `user.${shop.fixture.buyer.id}`,
        paidOn: '2020-11-20',
        amount: '1.00',
        method: 'transfer',
        again: true,
      })
      return () =>
        shop.call('PUT /refunds/:id/bank-entry', shop.fixture.admin, {
          id: fieldOf(refund),
          bankEntry: 'ab'.repeat(32),
        })
    },
    changes: money,
  },
  {
    route: 'POST /payments/:id/allocations',
    title: 'what is left of a payment settles more',
    begin: async (shop) => {
      const document = await invoiceHammers(shop)
      const id = fieldOf(await pay(shop, document))
      return () =>
        shop.call('POST /payments/:id/allocations', shop.fixture.admin, {
          id,
          allocations: [{ document, amount: '2.00' }],
        })
    },
    changes: money,
  },
  {
    route: 'POST /bank-files/:name',
    title: 'what a bank file would settle',
    begin:
      async ({ fixture, shop }) =>
      () =>
        shop.payments.readBankFile(
          {
            actor: fixture.admin,
            fileBytes: new TextEncoder().encode('Date,Amount,Name\n2026-11-20,12.50,Nobody\n'),
          },
          { name: 'bank.csv' },
        ),
    changes: money,
  },
  {
    route: 'POST /documents/:id/mails',
    title: 'a document that is sent again',
    begin: async (shop) => {
      const id = await invoiceHammers(shop)
      return () => shop.call('POST /documents/:id/mails', shop.fixture.admin, { id })
    },
    changes: 'nothing that is cached says to whom a document was sent',
  },
  {
    route: 'POST /documents/:id/deliveries',
    title: 'a document that went by post',
    begin: async (shop) => {
      const id = await invoiceHammers(shop)
      return () =>
        shop.call('POST /documents/:id/deliveries', shop.fixture.admin, { id, how: 'by post' })
    },
    changes: 'nothing that is cached says to whom a document was sent',
  },
  {
    route: 'POST /statements',
    title: 'a statement of account',
    begin: async (shop) => {
      await invoiceHammers(shop)
      return () => issueStatement(shop)
    },
    changes: money,
  },
  {
    route: 'POST /statements/:id/mail',
    title: 'a statement of account that is mailed',
    begin: async (shop) => {
      await invoiceHammers(shop)
      const id = fieldOf(await issueStatement(shop))
      return () =>
        shop.call('POST /statements/:id/mail', shop.fixture.admin, {
          id,
          to: 'accounts@example.com',
        })
    },
    changes: money,
  },
  {
    route: 'POST /accounting-runs',
    title: 'an export to accounting',
    begin: async (shop) => {
      await invoiceHammers(shop)
      const month = new Date().toISOString().slice(0, 7)
      return () => shop.call('POST /accounting-runs', shop.fixture.admin, { month })
    },
    changes: money,
  },
  {
    route: 'POST /reminders/:id',
    title: 'a reminder',
    begin: async (shop) => {
      const id = await invoiceOverdue(shop)
      return () => shop.call('POST /reminders/:id', shop.fixture.admin, { id, step: 1 })
    },
    changes: money,
  },
  {
    route: 'PUT /reminders/:id/exemption',
    title: 'an invoice of which nobody is reminded',
    begin: async (shop) => {
      const id = await invoiceOverdue(shop)
      return () =>
        shop.call('PUT /reminders/:id/exemption', shop.fixture.admin, {
          id,
          scope: 'invoice',
          exempt: true,
        })
    },
    changes: money,
  },
  {
    route: 'POST /payments/:id/undo',
    title: 'a payment that is taken back',
    begin: async (shop) => {
      const id = fieldOf(await pay(shop, await invoiceHammers(shop)))
      return () => shop.call('POST /payments/:id/undo', shop.fixture.admin, { id })
    },
    changes: money,
  },
]
