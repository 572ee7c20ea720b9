/** A PostgreSQL of the shopkeeper's own, behind DATABASE_URL: reached, and new enough. */
import { Client, type ClientConfig } from 'pg'
import { databaseMessages as messages } from './messages.ts'
import { isUnreachable } from './unavailable.ts'
import { DatabaseStartError, errorReason } from './database-error.ts'

const oldestMajor = 15
// Milliseconds; at start a far-away server may take its time.
const untilConnected = 5_000

/**
 * Connects once to see that the server is there and new enough.
 * @throws DatabaseRefused when it is not; the sentence names no password
 */
export async function connectToServer(url: string): Promise<ClientConfig> {
  const connection: ClientConfig = { connectionString: url, application_name: 'ironmonger' }
  const client = openClient({
    ...connection,
    connectionTimeoutMillis: untilConnected,
    query_timeout: untilConnected,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; version: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
    )
    const [found] = rows
    if (!found || found.number < oldestMajor * 10_000)
      throw new DatabaseStartError(messages.tooOld(found?.version ?? '?', oldestMajor))
    return connection
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error
    throw new DatabaseStartError(
      isUnreachable(error)
        ? messages.unreachable(errorReason(error))
        : messages.refusedUs(errorReason(error)),
      error,
    )
  } finally {
    await client.end()
  }
}

function openClient(config: ClientConfig): Client {
  try {
    return new Client(config)
  } catch {
    // Not as cause: the parser's error quotes the address, password and all.
    throw new DatabaseStartError(messages.notAnAddress)
  }
}
