/** The API client of payments, the file of open items, and files of the bank. */
import * as z from 'zod/mini'
import { readResponse, requireJson } from '../session/read-response.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl, createShopClient } from '../session/api.client.ts'
import { downloadText } from '../ui/download-text.client.ts'
import { BankFile } from './bank-file-fields.ts'
import { paymentsContract } from './contract.ts'
import { refundsContract } from './refunds-contract.ts'
import { remindersContract } from './reminders-contract.ts'

export const payments = createShopClient(paymentsContract)
export const refunds = createShopClient(refundsContract)
export const reminders = createShopClient(remindersContract)

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

/** What the entries of a bank's file would settle. @throws Problem */
export async function uploadBankFile(file: File): Promise<BankFile> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const name = encodeURIComponent(file.name.slice(-120))
  const response = await fetch(`${backendUrl()}/bank-files/${name}`, {
    method: 'POST',
    body: file,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  })
  if (!response.ok) await readResponse(paymentsContract.readBankFile, requireJson(response))
  return z.parse(BankFile, await requireJson(response).json())
}
