/** Files in `winmail.dat`, in which Outlook wraps them (TNEF: Microsoft, MS-OXTNEF 2.1). Pure. */
import type { MailFile } from './read-mail.ts'

const signature = 0x22_3e_9f_78
/** Attributes: the beginning of a file, its name, its content. */
const rendering = 0x0006_9002
const title = 0x0001_8010
const data = 0x0006_800f
const maxAttributes = 2000

export const isTnef = (bytes: Uint8Array): boolean =>
  bytes.length > 6 && viewOf(bytes).getUint32(0, true) === signature

/** The files whose records are complete; none if the container is damaged. */
export function tnefFiles(bytes: Uint8Array): readonly MailFile[] {
  const view = viewOf(bytes)
  const files: { name: string; bytes: Uint8Array }[] = []
  let at = 6
  for (let count = 0; count < maxAttributes && at + 9 <= bytes.length; count += 1) {
    const attribute = view.getUint32(at + 1, true)
    const length = view.getUint32(at + 5, true)
    const from = at + 9
    // A checksum of two bytes follows.
    if (from + length + 2 > bytes.length) break
    const content = bytes.subarray(from, from + length)
    if (attribute === rendering) files.push({ name: '', bytes: new Uint8Array() })
    const file = files.at(-1)
    if (file && attribute === title)
      file.name = new TextDecoder('windows-1252').decode(content).replace(/\0[\s\S]*$/, '')
    if (file && attribute === data) file.bytes = content
    at = from + length + 2
  }
  return files.filter(({ name, bytes: { length } }) => name !== '' && length > 0)
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)
