/** The API client of payments, and the file of open items. */
import { readResponse, requireJson } from '../../packages/contract/client/read-response.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl, createShopClient } from '../session/api.client.ts'
import { downloadText } from '../ui/download-text.client.ts'
import { paymentsContract } from './contract.ts'

export const payments = createShopClient(paymentsContract)

/** Saves a CSV file of the API. @param address below the API's @throws Problem */
export async function downloadCsv(address: string, name: string): Promise<void> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const response = await fetch(`${backendUrl()}${address}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) await readResponse(paymentsContract.openItems, requireJson(response))
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  downloadText(name, text, 'text/csv;charset=utf-8')
}
