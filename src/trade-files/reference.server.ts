/** Reference texts for the API of trade files. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import type { tradeFilesContract } from './contract.ts'

const form =
  '`datanorm-4` and `datanorm-5`: DATANORM.001, DATANORM.WRG and, if the recipient has its own ' +
  'prices, DATPREIS.001, in code page 850. `bmecat`: BMEcat 2005 in UTF-8. The archive also ' +
  'contains notes.txt, which lists the data that the format does not support.'

export const tradeFilesReference: ContractReference<typeof tradeFilesContract> = {
  description: 'The whole catalogue as files for trade software.',
  operations: {
    stockFeed: {
      description:
        'The file contains one line `sku,stock` for each published tool. The data is at most ten ' +
        'seconds old. If `If-None-Match` contains the `ETag` of the previous response and ' +
        'nothing has changed, the response is 304.',
    },
    priceFeed: {
      description:
        'The file contains lines `sku,from_quantity,price,price_per,currency`: for each tool, ' +
        'one for a single piece and one for each quantity price. `If-None-Match` works as in the ' +
        'stock file.',
    },
    file: {
      description: 'A streamed archive of all published tools; it never contains costs.',
      parameters: { form },
      request: { form: 'datanorm-4' },
    },
    fileOfList: {
      description: 'The file contains the catalogue price, and the list’s price as the net price.',
      parameters: { form, list: 'The id of the price list.' },
      request: { form: 'datanorm-4', list: exampleIds.words },
    },
    fileOfCompany: {
      description:
        'The file contains the catalogue price and, if the company has a price list, the ' +
        'company’s price as the net price.',
      parameters: { form, company: 'The id of the company.' },
      request: { form: 'bmecat', company: exampleIds.company },
    },
    ownFile: {
      description:
        'The file contains the prices of a company that the caller buys for or, without ' +
        '`company`, the catalogue prices.',
      parameters: { form, company: 'The id of the company.' },
      request: { form: 'datanorm-4', company: exampleIds.company },
    },
  },
}
