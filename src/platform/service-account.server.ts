/** Google's key for a program that acts in its own name, as the shopkeeper gives it: the JSON itself, or the file it was downloaded to. */
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { safeParse } from 'zod/v4/core'
import * as z from 'zod/mini'

export type ServiceAccount = {
  readonly email: string
  readonly keyId: string
  readonly key: KeyObject
}

const Downloaded = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
  client_email: z.string(),
})

/**
 * @param said the JSON, or the path of a file that holds it
 * @param projectId whose accounts it must be able to act on
 * @returns the account, or what is wrong as a sentence; never a part of the secret
 */
export function readServiceAccount(said: string, projectId: string): ServiceAccount | string {
  const isJson = said.startsWith('{')
  const where = isJson ? 'its JSON' : `the file '${said}'`
  const text = isJson ? said : readText(said)
  if (text === undefined)
    return `the JSON of a service account's key, or the path of its file; ${where} cannot be read`
  const found = safeParse(Downloaded, parsed(text))
  if (!found.success)
    return `${where} is not the key of a service account, as the Firebase console makes it ("type": "service_account")`
  const {
    project_id: project,
    private_key_id: keyId,
    private_key: pem,
    client_email: email,
  } = found.data
  if (project !== projectId)
    return `${where} belongs to the project '${project}', FIREBASE_PROJECT_ID names '${projectId}'`
  const key = keyFrom(pem)
  return key?.asymmetricKeyType === 'rsa'
    ? { email, keyId, key }
    : `the private_key in ${where} is no RSA key: was it copied whole, with its line breaks?`
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // the caller names the path
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the caller says what it should be; the parser's own words would quote the secret
  }
}

function keyFrom(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined // as above
  }
}
