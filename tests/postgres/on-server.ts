/** Connections of tests to the whole server rather than to one test's database. */
import { Client } from 'pg'

/** Runs `work` on a connection of its own. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server. */
export const urlOf = (url: string, database: string): string =>
  url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
