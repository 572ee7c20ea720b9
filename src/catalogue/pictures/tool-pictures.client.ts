/** The API client of the pictures of tools. */
import { createShopClient } from '../../session/api.client.ts'
import { uploadFile, type UploadOptions } from '../../pictures/upload.client.ts'
import { toolPicturesContract, type ArchiveResult } from './tool-pictures-contract.ts'

export const toolPictures = createShopClient(toolPicturesContract)

const isResult = (value: unknown): value is ArchiveResult =>
  typeof value === 'object' && value !== null && 'queued' in value && 'refused' in value

/** @throws Problem archive-not-usable; DOMException AbortError when aborted */
export async function uploadArchive(file: File, options: UploadOptions): Promise<ArchiveResult> {
  const path = `/picture-archives/${encodeURIComponent(file.name.slice(-120))}`
  const result = await uploadFile(toolPicturesContract.addPictureArchive, path, file, options)
  return isResult(result) ? result : { queued: 0, refused: [] }
}
