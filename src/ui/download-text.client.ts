/** Saving a text or a file in the browser's download folder. */

/** Milliseconds after which a file is removed from memory; its download has begun long before. */
const revokeAfterMilliseconds = 60_000

export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMilliseconds)
}

/** @param type the MIME type, with its charset */
export const downloadText = (fileName: string, text: string, type: string): void =>
  saveFile(fileName, new Blob([text], { type }))
