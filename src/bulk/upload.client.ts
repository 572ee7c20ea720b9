/** Files of bulk jobs in the browser: a list goes up, the wrong rows come down. */
import { decode } from 'zod/v4/core'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { readResponse, requireJson } from '../session/read-response.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl } from '../session/api.client.ts'
import { downloadText } from '../ui/download-text.client.ts'
import { bulkJobsContract } from './contract.ts'
import { priceFilesContract, type PriceFile } from './price-files/price-files-contract.ts'

const authorization = (): string => {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  return `Bearer ${token}`
}

/** @returns the id of the job @throws Problem the server's */
export async function uploadList(file: File): Promise<string> {
  const response = await fetch(
    `${backendUrl()}/bulk-files/${encodeURIComponent(file.name.slice(-120))}`,
    {
      method: 'POST',
      body: file,
      headers: { authorization: authorization(), 'content-type': 'application/octet-stream' },
    },
  )
  const job: unknown = await readResponse(bulkJobsContract.upload, requireJson(response))
  return typeof job === 'object' && job !== null && 'id' in job ? String(job.id) : ''
}

/** Reads a file of prices. @returns what it would change in the list @throws Problem the server's */
export async function readPrices(listId: string, file: File): Promise<PriceFile> {
  const response = await fetch(
    `${backendUrl()}/price-lists/${listId}/files/${encodeURIComponent(file.name.slice(-120))}`,
    {
      method: 'POST',
      body: file,
      headers: { authorization: authorization(), 'content-type': 'application/octet-stream' },
    },
  )
  if (!response.ok) await readResponse(priceFilesContract.readPrices, requireJson(response))
  return decode(priceFilesContract.readPrices.output, await requireJson(response).json())
}

/** Saves the wrong rows of a job as a file. */
export async function downloadWrongRows(id: string, fileName: string): Promise<void> {
  const response = await fetch(`${backendUrl()}/bulk-jobs/${id}/wrong.csv`, {
    headers: { authorization: authorization() },
  })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  downloadText(`wrong-${fileName.replace(/\.\w+$/, '')}.csv`, text, 'text/csv;charset=utf-8')
}
