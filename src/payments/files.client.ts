/** Payment files in the browser: open items and bank files. */
import * as z from 'zod/mini'
import { fetchFile, sendFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { BankFile } from './bank-file-fields.ts'
import { paymentsContract } from './contract.ts'

/**
 * Saves a CSV file of the API, unchanged. @param address below the API's address @throws Problem
 */
export async function downloadCsv(address: string, name: string): Promise<void> {
  saveFile(name, await (await fetchFile(paymentsContract.openItems, address)).blob())
}

/** The invoices that the entries of a bank file would pay. @throws Problem */
export const uploadBankFile = async (file: File): Promise<BankFile> =>
  z.parse(BankFile, await sendFile(paymentsContract.readBankFile, '/bank-files', file))
