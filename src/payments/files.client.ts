/** Files of payments in the browser: open items, and files of the bank. */
import * as z from 'zod/mini'
import { fetchFile, sendFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { BankFile } from './bank-file-fields.ts'
import { paymentsContract } from './contract.ts'

/** Saves a CSV file of the API, byte by byte. @param address below the API's @throws Problem */
export async function downloadCsv(address: string, name: string): Promise<void> {
  saveFile(name, await (await fetchFile(paymentsContract.openItems, address)).blob())
}

/** What the entries of a bank's file would settle. @throws Problem */
export const uploadBankFile = async (file: File): Promise<BankFile> =>
  z.parse(BankFile, await sendFile(paymentsContract.readBankFile, '/bank-files', file))
