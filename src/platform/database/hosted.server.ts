/** A PostgreSQL of the shopkeeper's own, behind DATABASE_URL: reached, and new enough. */
import { Client, type ClientConfig } from 'pg'
import { databaseWords as words } from '../../words/en/database.ts'
import { isUnreachable } from './away.ts'
import { DatabaseRefused, reasonOf } from './refused.ts'

const oldestMajor = 15
// Milliseconds; at start a far-away server may take its time.
const untilConnected = 5_000

/**
 * Connects once to see that the server is there and new enough.
 * @throws DatabaseRefused when it is not; the sentence names no password
 */
export async function reachHosted(url: string): Promise<ClientConfig> {
  const connection: ClientConfig = { connectionString: url, application_name: 'ironmonger' }
  const client = openClient({ ...connection, connectionTimeoutMillis: untilConnected, query_timeout: untilConnected })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; version: string }>(`select current_setting('server_version_num')::int as number, current_setting('server_version') as version`)
    const [found] = rows
    if (!found || found.number < oldestMajor * 10_000) throw new DatabaseRefused(words.tooOld(found?.version ?? '?', oldestMajor))
    return connection
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error
    throw new DatabaseRefused(isUnreachable(error) ? words.unreachable(reasonOf(error)) : words.refusedUs(reasonOf(error)), error)
  } finally {
    await client.end()
  }
}

function openClient(config: ClientConfig): Client {
  try {
    return new Client(config)
  } catch {
    // Not as cause: the parser's error quotes the address, password and all.
    throw new DatabaseRefused(words.notAnAddress)
  }
}
