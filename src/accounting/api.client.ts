/** The API client of accounting, and its files in the browser. */
import { readResponse, requireJson } from '../session/read-response.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { unavailable } from '../platform/unavailable.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl, createShopClient } from '../session/api.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { accountingContract } from './contract.ts'

export const accounting = createShopClient(accountingContract)

/** Saves a file of the API, byte by byte. @param address below the API's @throws Problem */
export async function downloadAccountingFile(address: string, name: string): Promise<void> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const response = await fetch(`${backendUrl()}${address}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    throw unavailable({ cause })
  })
  if (!response.ok) await readResponse(accountingContract.runs, requireJson(response))
  saveFile(name, await response.blob())
}
