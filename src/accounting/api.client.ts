/** The API client of accounting, and its files in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { fetchFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { accountingContract } from './contract.ts'

export const accounting = createShopClient(accountingContract)

/**
 * Saves a file from the API, unchanged.
 * @param address below the API's address
 * @throws Problem
 */
export async function downloadAccountingFile(address: string, name: string): Promise<void> {
  saveFile(name, await (await fetchFile(accountingContract.runs, address)).blob())
}
