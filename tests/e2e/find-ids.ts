/** The records with which the pages of a shop are opened. */
import { callApi, expectRows, fetchToken, fieldOf, sendOrderFile } from './api-calls.ts'
import type { Ids } from './page-list.ts'
import { testEnvironment } from './test-environment.ts'
import { demoAdmin, demoBuyer } from './visitor.ts'

type Where = {
  /** Of another shop than that of the worker. */
  readonly origin?: string
  /** The tool that pages of a tool show. */
  readonly toolId: string
}

/** The ids of one record of each kind; of what the demo shop lacks, one is added. */
export async function findIds({ origin = testEnvironment().origin, toolId }: Where): Promise<Ids> {
  const [admin, buyer] = await Promise.all([
    fetchToken(demoAdmin, origin),
    fetchToken(demoBuyer, origin),
  ])
  const first = async (path: `/${string}`, token: string, field = '_id') =>
    String(fieldOf(expectRows(await callApi(`GET ${path}`, { token, origin }))[0], field))
  const edit = await callApi('POST /bulk-edits', {
    token: admin,
    origin,
    body: { ids: [toolId], constants: { brand: 'Every Brand' } },
  })
  const account = await callApi('POST /service-accounts', {
    token: admin,
    origin,
    body: { name: `Every Program ${toolId}`, purpose: '', scopes: ['orders:read'] },
  })
  const webhook = await callApi('POST /webhooks', {
    token: admin,
    origin,
    body: { address: 'https://erp.example.com/hooks', events: ['order.*'] },
  })
  const page = {
    revision: 0,
    title: 'Every page',
    description: 'A page.',
    body: '## A heading\n\nAnd text.',
  }
  const put = await callApi('PUT /pages/every-page', { token: admin, origin, body: page })
  // Another file of the same worker may have added it.
  if (put.status !== 200 && put.status !== 409)
    throw new Error(`the page was not saved: ${JSON.stringify(put.body)}`)
  return {
    brandId: await first('/records/brands', admin, 'id'),
    brandSlug: await first('/records/brands', admin, 'slug'),
    categoryId: await first('/records/categories', admin, 'id'),
    categorySlug: await first('/records/categories', admin, 'slug'),
    companyId: await first('/companies', admin),
    familyId: await first('/records/families', admin, 'id'),
    importId: String(fieldOf(edit.body, '_id')),
    listId: await first('/lists', buyer),
    orderNumber: await first(`/orders/${demoBuyer.email}`, buyer, 'number'),
    ownCompanyId: await first('/memberships', buyer),
    priceListId: await first('/price-lists', admin),
    quoteId: await first('/quotes/own', buyer),
    receivedOrderId: await sendOrderFile(buyer, origin),
    reviewId: await first('/reviews', admin),
    serviceAccountId: String(fieldOf(account.body, 'insertedId')),
    webhookId: String(fieldOf(fieldOf(webhook.body, 'webhook'), '_id')),
    toolId,
    toolSlug: await first('/tools?sku=WRN-3008', admin, 'slug'),
    otherToolSlug: await first('/tools?sku=WRN-3214', admin, 'slug'),
  }
}
