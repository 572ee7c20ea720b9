/** Downloads of trade files in the browser. */
import { fetchFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { tradeFilesContract } from './contract.ts'
import type { TradeForm } from './forms.ts'

/** Whose prices a file contains. */
export type TradeFileFor =
  | { readonly of: 'catalogue' }
  | { readonly of: 'list' | 'company' | 'own-company'; readonly id: string }

function pathOf(form: TradeForm, file: TradeFileFor): string {
  if (file.of === 'catalogue') return `trade-files/${form}`
  if (file.of === 'own-company') return `own-trade-files/${form}?company=${file.id}`
  return `${file.of === 'list' ? 'price-lists' : 'companies'}/${file.id}/trade-files/${form}`
}

/** Fetches a file and saves it under its own name. @throws Problem */
export async function downloadTradeFile(form: TradeForm, file: TradeFileFor): Promise<void> {
  const response = await fetchFile(tradeFilesContract.file, `/${pathOf(form, file)}`)
  const name = /filename="?([\w.-]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? `${form}.zip`, await response.blob())
}
