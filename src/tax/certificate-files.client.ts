/** The files of exemption certificates in the browser. */
import { uploadFile } from '../pictures/upload.client.ts'
import { fetchFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { certificatesContract, type Certificate } from './certificates-contract.ts'

/** @throws Problem certificate-file-not-usable, certificate-not-verifiable and others */
export async function uploadCertificateFile(id: string, file: File): Promise<void> {
  await uploadFile(certificatesContract.setCertificateFile, `/certificates/${id}/file`, file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
}

/**
 * Saves the file of a certificate.
 * @throws Problem
 */
export async function downloadCertificate({
  id,
  number,
}: Pick<Certificate, 'id' | 'number'>): Promise<void> {
  const path = `/certificates/${id}/file`
  const response = await fetchFile(certificatesContract.dueCertificates, path)
  saveFile(`certificate-${number.replaceAll(/[^\w.-]+/g, '-')}.pdf`, await response.blob())
}
