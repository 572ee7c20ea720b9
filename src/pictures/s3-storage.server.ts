/** Pictures in a bucket of S3, or of any store that speaks its protocol. */
import { AwsClient } from 'aws4fetch'
import type { PictureStorageConfigs } from '../platform/pictures-config.server.ts'
import { picturesUnavailable } from './contract.ts'
import { contentTypeOf } from './rules.ts'
import type { PictureStorage, StoredFile } from './storage.server.ts'

/** Milliseconds for one call. */
const patience = 10_000
const tries = 2
/** All keys of ours begin so, whatever else the bucket holds. */
const prefix = 'pictures/'

export function createS3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  publicUrl,
}: PictureStorageConfigs['bucket']): PictureStorage {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: tries,
  })
  // By path, not by host name: every such store understands it.
  const base = `${endpoint}/${bucket}`
  const call = async (
    path: string,
    init: {
      readonly method: string
      readonly body?: Uint8Array<ArrayBuffer>
      readonly headers?: Record<string, string>
    },
  ): Promise<Response> => {
    let answer: Response
    try {
      answer = await client.fetch(`${base}${path}`, {
        ...init,
        signal: AbortSignal.timeout(patience),
      })
    } catch (cause) {
      throw picturesUnavailable({ cause })
    }
    if (answer.ok || answer.status === 404) return answer
    throw picturesUnavailable({
      cause: new Error(
        `${init.method} ${base}${path} was answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
      ),
    })
  }
  const at = (name: string): string => `/${prefix}${name}`
  return {
    publicUrl: publicUrl === undefined ? undefined : `${publicUrl}/${prefix.slice(0, -1)}`,
    put: async (name, bytes) => {
      const answer = await call(at(name), {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: {
          'content-type': contentTypeOf(name),
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
      if (answer.status === 404)
        throw picturesUnavailable({
          cause: new Error(`There is no bucket ${bucket} at ${endpoint}`),
        })
    },
    get: async (name) => {
      const answer = await call(at(name), { method: 'GET' })
      if (answer.status !== 404) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    async *list() {
      let next: string | undefined = ''
      while (next !== undefined) {
        const question: URLSearchParams = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next === '' ? {} : { 'continuation-token': next }),
        })
        const text: string = await (await call(`?${question}`, { method: 'GET' })).text()
        yield* entries(text)
        next = inside(text, 'NextContinuationToken')
      }
    },
    remove: async (name) => {
      await (await call(at(name), { method: 'DELETE' })).body?.cancel()
    },
  }
}

// Names of ours need no escaping, so the answer's XML can be read as what it is: text between known tags.
function* entries(xml: string): Generator<StoredFile> {
  for (const [entry] of xml.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)) {
    const [key, moment] = [inside(entry, 'Key'), inside(entry, 'LastModified')]
    if (key?.startsWith(prefix) && moment !== undefined)
      yield { name: key.slice(prefix.length), at: new Date(moment) }
  }
}

const inside = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
