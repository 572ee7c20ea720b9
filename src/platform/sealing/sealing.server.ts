/**
 * Seals (encrypts) secrets that the shop must be able to read again, such as the signing secrets of
 * webhooks: AES-256-GCM. A database, a backup or a log reveals none of them without the key.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { loadSealingKey } from './sealing-store.server.ts'

export type Sealer = {
  /** @param about what the secret belongs to: it can only be opened for the same subject */
  seal(secret: string, about: string): Promise<string>
  /**
   * @returns undefined if the secret was sealed with another key, for another subject, or was
   *   changed
   */
  open(sealed: string, about: string): Promise<string | undefined>
  /** Whether the secret was sealed with the current sealing key. */
  isCurrent(sealed: string): Promise<boolean>
}

type Key = { readonly id: string; readonly bytes: Buffer }

const toKey = (text: string): Key => ({
  id: createHash('sha256').update(`sealing key ${text}`).digest('hex').slice(0, 8),
  bytes: Buffer.from(hkdfSync('sha256', text, '', 'ironmonger sealed secrets', 32)),
})

const version = 'sealed1'
const algorithm = 'aes-256-gcm'

/**
 * @param given the operator's keys: the first one seals, all can open. Secrets sealed before a key
 *   was given are opened with the key in the database.
 */
export function createSealer(
  { handle }: Pick<Database, 'handle'>,
  given: readonly string[],
): Sealer {
  const own = given.map(toKey)
  let kept: Promise<Key> | undefined
  const keptKey = (): Promise<Key> => {
    kept ??= loadSealingKey(handle, randomBytes(32).toString('base64')).then(toKey)
    // If the database does not respond, it is asked again next time.
    kept.catch(() => (kept = undefined))
    return kept
  }
  const sealingKey = async (): Promise<Key> => own[0] ?? keptKey()
  const keyOf = async (id: string): Promise<Key | undefined> => {
    const found = own.find((key) => key.id === id)
    if (found) return found
    const key = await keptKey()
    return key.id === id ? key : undefined
  }
  return {
    async seal(secret, about) {
      const { id, bytes } = await sealingKey()
      const iv = randomBytes(12)
      const cipher = createCipheriv(algorithm, bytes, iv).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      const parts = [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))
      return [version, id, ...parts].join('.')
    },
    async open(sealed, about) {
      const [form, id = '', ...parts] = sealed.split('.')
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = form === version ? await keyOf(id) : undefined
      return key && iv && tag && text ? decipher(key, { iv, tag, text }, about) : undefined
    },
    isCurrent: async (sealed) => sealed.startsWith(`${version}.${(await sealingKey()).id}.`),
  }
}

type Parts = { readonly iv: Buffer; readonly tag: Buffer; readonly text: Buffer }

function decipher({ bytes }: Key, { iv, tag, text }: Parts, about: string): string | undefined {
  try {
    const cipher = createDecipheriv(algorithm, bytes, iv, { authTagLength: 16 })
    cipher.setAAD(Buffer.from(about)).setAuthTag(tag)
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8')
  } catch {
    return undefined // changed, or of something else
  }
}
