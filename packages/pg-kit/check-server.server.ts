/** Checks that the PostgreSQL server of a connection string can be reached and is new enough. */
import { Client, type ClientConfig } from 'pg'
import { pgKitMessages as messages } from './messages.ts'
import { outageCause } from './outage.ts'
import { OperatorError, errorReason } from './errors.ts'

const minMajorVersion = 15

/**
 * Connects once and reads the server's version.
 * @param timeout milliseconds for the connection, and again for the query
 * @returns the configuration for further connections
 * @throws OperatorError if the server cannot be used; the message contains no password
 */
export async function checkServer(
  connectionString: string,
  timeout: number,
): Promise<ClientConfig> {
  const connection: ClientConfig = { connectionString, application_name: 'ironmonger' }
  const client = createClient({
    ...connection,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; text: string }>(
      `select current_setting('server_version_num')::int as number,
        current_setting('server_version') as text`,
    )
    const [version] = rows
    if (!version || version.number < minMajorVersion * 10_000)
      throw new OperatorError(messages.versionTooOld(version?.text ?? '?', minMajorVersion))
    return connection
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const reason = errorReason(error)
    const cause = outageCause(error)
    throw new OperatorError(
      cause === undefined || cause === 'refused'
        ? messages.connectionRefused(reason)
        : messages.unreachable(reason),
      error,
    )
  } finally {
    await client.end()
  }
}

function createClient(config: ClientConfig): Client {
  try {
    return new Client(config)
  } catch {
    // The parser's error is not passed on as the cause: it quotes the address with its password.
    throw new OperatorError(messages.invalidUrl)
  }
}
