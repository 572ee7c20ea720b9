/** Files of bulk jobs in the browser: uploads a list, downloads the wrong rows. */
import { parse } from 'zod/v4/core'
import { fetchFile, sendFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { bulkJobsContract } from './contract.ts'
import { priceFilesContract, type PriceFile } from './price-files/price-files-contract.ts'

/** @returns the id of the job @throws Problem from the server, unauthenticated, unavailable */
export async function uploadList(file: File): Promise<string> {
  const { upload } = bulkJobsContract
  return parse(upload.output, await sendFile(upload, '/bulk-files', file)).id
}

/**
 * Uploads a price file. @param sheet of a workbook, if somebody has chosen one @returns the changes
 * that it would make in the list @throws Problem as `uploadList`
 */
export async function readPrices(listId: string, file: File, sheet?: string): Promise<PriceFile> {
  const endpoint = priceFilesContract.readPrices
  const path = `/price-lists/${listId}/files`
  const query = sheet === undefined ? {} : { sheet }
  return parse(endpoint.output, await sendFile(endpoint, path, file, { query }))
}

/** Saves the wrong rows of a job as a file, byte by byte. @throws Problem as `uploadList` */
export async function downloadWrongRows(id: string, fileName: string): Promise<void> {
  const response = await fetchFile(bulkJobsContract.upload, `/bulk-jobs/${id}/wrong.csv`)
  saveFile(`wrong-${fileName.replace(/\.\w+$/, '')}.csv`, await response.blob())
}
