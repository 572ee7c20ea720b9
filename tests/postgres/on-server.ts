/** How tests speak to the whole server rather than to one database of it. */
import { Client } from 'pg'

/** Does some work on a connection of its own. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same server's address, of another database. */
export const urlOf = (url: string, database: string): string =>
  url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
