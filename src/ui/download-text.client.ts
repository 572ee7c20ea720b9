/** Saving a text or a file in the browser's download folder. */

export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  URL.revokeObjectURL(address)
}

/** @param type the MIME type, with its charset */
export const downloadText = (fileName: string, text: string, type: string): void =>
  saveFile(fileName, new Blob([text], { type }))
