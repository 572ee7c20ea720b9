/** Which cached answers the operations of punch-out change: see purge-table.ts. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fieldOf, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const changes = 'no cached page shows connections of companies'
const origins = ['https://buyer.example.com']

const record = {
  name: 'Harbor Works',
  address: '',
  vatId: '',
  taxNumber: '',
  taxStatus: 'standard',
  terms: '',
  minimumOrder: '$0.00',
  representative: '',
  notes: '',
}
const company = async ({ call, fixture: { admin } }: PurgeShop): Promise<string> =>
  fieldOf(await call('POST /companies', admin, record))

export const punchOutCases: readonly PurgeCase[] = [
  {
    route: 'POST /companies/:id/punch-out',
    title: 'a connection',
    begin: async (shop) => {
      const id = await company(shop)
      return () =>
        shop.call('POST /companies/:id/punch-out', shop.fixture.admin, {
          id,
          protocol: 'oci',
          origins,
        })
    },
    changes,
  },
  {
    route: 'DELETE /companies/:id/punch-out/:connection',
    title: 'a connection is revoked',
    begin: async (shop) => {
      const id = await company(shop)
      const { admin } = shop.fixture
      const added = await shop.call('POST /companies/:id/punch-out', admin, {
        id,
        protocol: 'oci',
        origins,
      })
      const connection = fieldOf(added, 'insertedId')
      return () =>
        shop.call('DELETE /companies/:id/punch-out/:connection', admin, { id, connection })
    },
    changes,
  },
  {
    route: 'PUT /companies/:id/punch-out/:connection/answers',
    title: 'an address for messages about orders',
    begin: async (shop) => {
      const { id, connection } = await cxmlConnection(shop)
      return () =>
        shop.call('PUT /companies/:id/punch-out/:connection/answers', shop.fixture.admin, {
          id,
          connection,
          address: 'https://buyer.example.com/cxml',
        })
    },
    changes,
  },
  {
    route: 'POST /companies/:id/punch-out/messages/:message/send',
    title: 'a message that was not taken is sent again',
    begin: async (shop) => {
      const { id, connection } = await cxmlConnection(shop)
      const message = await refusedMessage(shop, id, connection)
      const route = 'POST /companies/:id/punch-out/messages/:message/send'
      return () => shop.call(route, shop.fixture.admin, { id, message })
    },
    changes,
  },
]

async function cxmlConnection(shop: PurgeShop) {
  const id = await company(shop)
  const wanted = { id, protocol: 'cxml', origins }
  const added = await shop.call('POST /companies/:id/punch-out', shop.fixture.admin, wanted)
  return { id, connection: fieldOf(added, 'insertedId') }
}

const order = `<?xml version="1.0"?><cXML payloadID="1@buyer" timestamp="2026-11-02T10:00:00+00:00"><Header><From><Credential domain="D"><Identity>A</Identity></Credential></From><To><Credential domain="D"><Identity>B</Identity></Credential></To><Sender><Credential domain="D"><Identity>A</Identity></Credential><UserAgent>x</UserAgent></Sender></Header><Request><OrderRequest><OrderRequestHeader orderID="P-1" orderDate="2026-11-02T10:00:00+00:00" type="new"><Total><Money currency="USD">1.00</Money></Total></OrderRequestHeader><ItemOut quantity="1" lineNumber="1"><ItemID><SupplierPartID>X</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">1.00</Money></UnitPrice><Description xml:lang="en">X</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut></OrderRequest></Request></cXML>`

/** An answer to an order that the buyer system refused. */
async function refusedMessage({ shop }: PurgeShop, id: string, connection: string) {
  const file = { name: 'order.xml', bytes: new TextEncoder().encode(order) }
  const write = await shop.receivedOrders.receiveForCompany({ id, name: record.name }, file)
  const [received] = await shop.database.transact(write)
  const message = randomUUID()
  await sql`
    insert into punch_out_answers (
      id, connection_id, received_order_id, kind, record_id, body, at, state, due_at
    ) values (
      ${message}, ${connection}, ${received?.id}, 'confirmation', ${received?.id}, '<cXML/>', now(),
      'failed', now()
    )`.execute(shop.database.handle)
  return message
}
