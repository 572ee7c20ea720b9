/**
 * The API contract of trade files: the whole catalogue in the formats that trade software reads.
 */
import * as z from 'zod/mini'
import { FileOutput, StreamOutput } from '../../packages/contract/file-output.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { companyNotFound } from '../platform/access/access-problems.ts'
import { Id } from '../platform/fields/fields.ts'
import { pricesHidden } from '../companies/price-viewers.ts'
import { tradeForms } from './forms.ts'

const file = {
  rateLimit: 'tradeFiles',
  mediaType: 'application/zip',
  streamed: true,
  output: StreamOutput,
} as const
const ofStaff = { ...file, access: 'admin', stepUp: 'leaving' } as const
const form = z.enum(tradeForms)

const OwnFileQuery = z.strictObject({ form, company: z.optional(Id) })
export type OwnFileQuery = z.output<typeof OwnFileQuery>

/** The same data that buyers see on pages, for the shop's own programs, so no proof is required. */
const feed = {
  access: 'admin',
  rateLimit: 'tradeFiles',
  mediaType: 'text/csv; charset=utf-8',
  input: z.strictObject({}),
  output: FileOutput,
} as const

export const tradeFilesContract = {
  stockFeed: endpoint({
    route: 'GET /feeds/stock.csv',
    ...feed,
    permission: ['catalogue', 'orders'],
    summary: 'Download the stock of all published tools as CSV',
  }),
  priceFeed: endpoint({
    route: 'GET /feeds/prices.csv',
    ...feed,
    permission: 'catalogue',
    summary: 'Download the prices and quantity prices of all published tools as CSV',
  }),
  file: endpoint({
    route: 'GET /trade-files/:form',
    ...ofStaff,
    permission: 'catalogue',
    summary: 'Download all published tools as a trade file',
    input: z.strictObject({ form }),
  }),
  fileOfList: endpoint({
    route: 'GET /price-lists/:list/trade-files/:form',
    ...ofStaff,
    permission: 'catalogue',
    summary: 'Download all published tools as a trade file, at the prices in a price list',
    input: z.strictObject({ form, list: Id }),
    problems: [notFound],
  }),
  fileOfCompany: endpoint({
    route: 'GET /companies/:company/trade-files/:form',
    ...ofStaff,
    permission: ['catalogue', 'customers'],
    summary: "Download all published tools as a trade file, at a company's prices",
    input: z.strictObject({ form, company: Id }),
    problems: [notFound],
  }),
  ownFile: endpoint({
    route: 'GET /own-trade-files/:form',
    ...file,
    access: 'customer',
    summary: "Download all published tools as a trade file, at the prices for the caller's company",
    input: OwnFileQuery,
    problems: [companyNotFound, pricesHidden],
  }),
}
/** The operations that the HTTP API calls. */
export interface TradeFilesOperations extends Service<typeof tradeFilesContract> {}
