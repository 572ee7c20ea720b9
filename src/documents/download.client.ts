/** The browser's way to papers: fetched and handed to whoever reads them as a file. */
import { createShopClient } from '../session/api.client.ts'
import { documentsContract } from './contract.ts'
import type { DocumentKind, PageSize } from './rules.ts'

const papers = createShopClient(documentsContract)

/** Fetches a paper and lets the browser keep it. @returns its file's name @throws Problem */
export async function downloadDocument(
  number: number,
  kind: DocumentKind,
  size: PageSize,
): Promise<string> {
  const { name, pdf } = await papers.issue({ number, kind, size })
  const address = URL.createObjectURL(
    new Blob([Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0))], {
      type: 'application/pdf',
    }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return name
}
