/** The API client of the documents of tools. */
import { createShopClient } from '../../session/api.client.ts'
import { uploadFile } from '../../pictures/upload.client.ts'
import { toolDocumentsContract } from './tool-documents-contract.ts'

export const toolDocuments = createShopClient(toolDocumentsContract)

/** @throws Problem document-not-usable and the server's others */
export async function uploadDocument(toolId: string, file: File): Promise<void> {
  const path = `/tools/${toolId}/documents/${encodeURIComponent(file.name.slice(-120))}`
  await uploadFile(toolDocumentsContract.addToolDocument, path, file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
}
