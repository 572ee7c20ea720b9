/**
 * The programs that a person can link: they register themselves (RFC 7591), or their id is the
 * address of a document that describes them (OAuth Client ID Metadata Document). Both only
 * determine where codes may be sent; a name is no proof, so the person also sees the host.
 */
import { fetchPicture, PictureNotFetched } from '../../pictures/fetch-picture.server.ts'
import { linkNotValid } from '../contract.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { agentsMessages as messages } from '../messages/agents.ts'
import { documentLifetime, isDocumentAddress, isRedirectAddress } from '../rules.ts'
import { findClient, saveClient, type ClientRow } from '../store.server.ts'

/** A document is a few lines long; no more is read. */
const documents = { accept: 'application/json', maxBytes: 10_240, maxRedirects: 0 }
const documentTimeout = 5000

type ClientData = Pick<ClientRow, 'name' | 'redirect_uris'>
/** The fault in a program's description: a return address, or something else. */
export type ClientFault = 'address' | 'data'

/** A program's description, or why it is insufficient for linking. */
function readClientData(value: unknown): ClientData | ClientFault {
  const fields = fieldsOf(value)
  const name = plainName(fields.get('client_name'))
  const addresses: unknown = fields.get('redirect_uris')
  const method = fields.get('token_endpoint_auth_method') ?? 'none'
  if (name === '' || method !== 'none' || !Array.isArray(addresses)) return 'data'
  if (addresses.length === 0 || addresses.length > 20) return 'data'
  const uris = addresses.filter((one) => typeof one === 'string').filter(isRedirectAddress)
  return uris.length === addresses.length ? { name, redirect_uris: uris } : 'address'
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/**
 * A name without characters that are invisible or change the writing direction; at most 60
 * characters.
 */
const plainName = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, 60)

/**
 * Registers a program.
 * @returns the fault, if it is not registered
 */
export async function registerClient(
  { database, newId, now }: AgentsDependencies,
  value: unknown,
): Promise<ClientRow | ClientFault> {
  const data = readClientData(value)
  if (typeof data === 'string') return data
  const client = { ...data, id: newId(), created_at: now(), read_at: null }
  await saveClient(database.handle, client)
  return client
}

/**
 * The program with this id; if the id is the address of a document, by the document's content
 * within the last hour.
 * @throws linkNotValid
 */
export async function requireClient(
  deps: AgentsDependencies,
  clientId: string,
): Promise<ClientRow> {
  const known = await findClient(deps.database.handle, clientId)
  if (!isDocumentAddress(clientId)) {
    if (!known) throw linkNotValid({ detail: messages.unknownClient })
    return known
  }
  const at = deps.now()
  if (known?.read_at && at.getTime() - known.read_at.getTime() < documentLifetime) return known
  const value = await readDocument(deps, clientId)
  const data = readClientData(value)
  if (data === 'address') throw linkNotValid({ detail: messages.documentAddress })
  if (data === 'data' || fieldsOf(value).get('client_id') !== clientId)
    throw linkNotValid({ detail: messages.documentNotValid })
  const client = { ...data, id: clientId, created_at: known?.created_at ?? at, read_at: at }
  await saveClient(deps.database.handle, client)
  return client
}

/** @throws linkNotValid if it cannot be read from a public address, or is not JSON */
async function readDocument(
  { documentTestOrigins: testOrigins }: AgentsDependencies,
  address: string,
): Promise<unknown> {
  try {
    const settings = { testOrigins, timeout: documentTimeout }
    const bytes = await fetchPicture(address, settings, documents)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof PictureNotFetched) throw linkNotValid({ detail: messages.documentNotRead })
    throw linkNotValid({ detail: messages.documentNotValid })
  }
}
