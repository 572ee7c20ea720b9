/** A real S3 server, which checks signatures, with one empty bucket. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export type TestBucket = {
  /** The settings that lead a shop there. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'ironmonger-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'tool-pictures' }],
  })
  const { port } = await server.run()
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'tool-pictures',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
