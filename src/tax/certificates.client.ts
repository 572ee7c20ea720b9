/** The API client of exemption certificates, and their files in the browser. */
import { readResponse, requireJson } from '../session/read-response.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { unavailable } from '../platform/unavailable.ts'
import { uploadFile } from '../pictures/upload.client.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl, createShopClient } from '../session/api.client.ts'
import { certificatesContract, type Certificate } from './certificates-contract.ts'

export const certificates = createShopClient(certificatesContract)

/** @throws Problem certificate-file-not-usable, certificate-not-verifiable and others */
export async function uploadCertificateFile(id: string, file: File): Promise<void> {
  await uploadFile(certificatesContract.setCertificateFile, `/certificates/${id}/file`, file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
}

/** Time after which the file is removed from memory; the download has begun long before. */
const revokeAfterMilliseconds = 60_000

/** Saves the file of a certificate. @throws Problem */
export async function downloadCertificate({
  id,
  number,
}: Pick<Certificate, 'id' | 'number'>): Promise<void> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const response = await fetch(`${backendUrl()}/certificates/${id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    throw unavailable({ cause })
  })
  if (!response.ok) await readResponse(certificatesContract.dueCertificates, requireJson(response))
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = `certificate-${number.replaceAll(/[^\w.-]+/g, '-')}.pdf`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMilliseconds)
}
