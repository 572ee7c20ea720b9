/** Reads the key of a Google service account: the JSON itself, or the path of its file. */
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { safeParse } from 'zod/v4/core'
import * as z from 'zod/mini'

export type ServiceAccount = {
  readonly email: string
  readonly keyId: string
  readonly key: KeyObject
}

/** The fields used from the file that the Firebase console generates. */
const KeyFile = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
  client_email: z.string(),
})

/**
 * @param setting the JSON, or the path of a file that contains it
 * @param projectId the Firebase project that the account must belong to
 * @returns the account, or a sentence about what is wrong, which never contains a part of the
 *   secret
 */
export function readServiceAccount(setting: string, projectId: string): ServiceAccount | string {
  const isJson = setting.startsWith('{')
  const where = isJson ? 'its JSON' : `the file '${setting}'`
  const text = isJson ? setting : readFile(setting)
  if (text === undefined)
    return `the JSON of a service account's key, or the path of its file; ${where} cannot be read`
  const result = safeParse(KeyFile, parseJson(text))
  if (!result.success)
    return (
      `${where} is not the key of a service account, ` +
      'as created in the Firebase console ("type": "service_account")'
    )
  const {
    project_id: project,
    private_key_id: keyId,
    private_key: pem,
    client_email: email,
  } = result.data
  if (project !== projectId)
    return `${where} belongs to the project '${project}', but FIREBASE_PROJECT_ID is '${projectId}'`
  const key = parseKey(pem)
  return key?.asymmetricKeyType === 'rsa'
    ? { email, keyId, key }
    : `the private_key in ${where} is not an RSA key: copy the complete key, including its line breaks`
}

function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // the caller names the path
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the parser's message would quote the secret; the caller has its own
  }
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined // as above
  }
}
