/** Reference texts for the API of trade files. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import type { tradeFilesContract } from './contract.ts'

const form =
  '`datanorm-4` and `datanorm-5`: DATANORM.001, DATANORM.WRG and, where the receiver has prices of ' +
  'its own, DATPREIS.001, in code page 850. `bmecat`: BMEcat 2005 in UTF-8. notes.txt beside them ' +
  'says what the form could not carry.'

export const tradeFilesReference: ContractReference<typeof tradeFilesContract> = {
  description: 'The whole catalogue as files that programs of the trade read.',
  operations: {
    stockFeed: {
      description:
        'A line `sku,stock` for each tool on sale, at most ten seconds old. With `If-None-Match` and ' +
        'the `ETag` of the answer before, 304 where nothing has changed.',
    },
    priceFeed: {
      description:
        'Lines `sku,from_quantity,price,price_per,currency`: one for a single piece, and one for each ' +
        'quantity from which a piece costs less. Otherwise as the stock.',
    },
    file: {
      description:
        'An archive that is sent while it is written, of all tools on sale; costs are never in it.',
      parameters: { form },
      request: { form: 'datanorm-4' },
    },
    fileOfList: {
      description: 'It has the price of the catalogue, and as net price that of the list.',
      parameters: { form, list: 'The id of the price list.' },
      request: { form: 'datanorm-4', list: exampleIds.words },
    },
    fileOfCompany: {
      description:
        'It has the price of the catalogue and, where the company has a price list, its net price.',
      parameters: { form, company: 'The id of the company.' },
      request: { form: 'bmecat', company: exampleIds.company },
    },
    ownFile: {
      description:
        'As for staff, at the prices of a company for which the caller buys; without one, at those ' +
        'of the catalogue.',
      parameters: { form, company: 'The id of the company.' },
      request: { form: 'datanorm-4', company: exampleIds.company },
    },
  },
}
