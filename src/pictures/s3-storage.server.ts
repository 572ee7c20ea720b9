/** Pictures in an S3 bucket, or in any store with the same protocol. */
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { PictureStorageConfigs } from '../platform/config/pictures-config.server.ts'
import { picturesUnavailable } from './contract.ts'
import { contentTypeOf } from './rules.ts'
import type { PictureStorage, StoredFile } from './storage.server.ts'

/** Milliseconds for one request, including its retries and its response. */
const requestTimeout = 10_000
/** How often a request is sent again when the store is busy or broken (429, 5xx). */
const maxRetries = 2
/** Milliseconds before the first retry, doubled for each further one. */
const firstRetryDelay = 50
/** The prefix of all picture keys; the bucket may contain other files. */
const prefix = 'pictures/'

type Bucket = {
  readonly client: AwsClient
  /** Addresses buckets by path, not by host name, because every such store supports it. */
  readonly url: string
  /** Milliseconds for one request. */
  readonly timeout: number
}

/** @param timeout milliseconds for one request; only tests use another than the default */
export function createS3Storage(
  config: PictureStorageConfigs['bucket'],
  timeout = requestTimeout,
): PictureStorage {
  const { accessKeyId, secretAccessKey, region, publicUrl } = config
  const bucket: Bucket = {
    client: new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' }),
    url: `${config.endpoint}/${config.bucket}`,
    timeout,
  }
  const noBucket = `There is no bucket ${config.bucket} at ${config.endpoint}`
  return {
    publicUrl: publicUrl === undefined ? undefined : `${publicUrl}/${prefix.slice(0, -1)}`,
    put: async (name, bytes) => {
      if (!(await putObject(bucket, name, bytes)))
        throw picturesUnavailable({ cause: new Error(noBucket) })
    },
    get: (name) => getObject(bucket, name),
    list: () => listObjects(bucket),
    remove: (name) => deleteObject(bucket, name),
  }
}

/** @returns false when there is no such bucket @throws Problem picturesUnavailable */
export async function putObject(bucket: Bucket, name: string, bytes: Uint8Array): Promise<boolean> {
  const response = await sendRequest(bucket, pathOf(name), {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: {
      'content-type': contentTypeOf(name),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
  return response.status !== 404
}

/** @throws Problem picturesUnavailable */
export async function getObject(bucket: Bucket, name: string): Promise<Buffer | undefined> {
  const response = await sendRequest(bucket, pathOf(name), { method: 'GET' })
  return response.status === 404 ? undefined : response.body
}

/** @throws Problem picturesUnavailable */
export async function deleteObject(bucket: Bucket, name: string): Promise<void> {
  await sendRequest(bucket, pathOf(name), { method: 'DELETE' })
}

/** Lists page by page (ListObjectsV2). @throws Problem picturesUnavailable */
export async function* listObjects(bucket: Bucket): AsyncGenerator<StoredFile> {
  let token: string | undefined = ''
  while (token !== undefined) {
    const query: URLSearchParams = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token === '' ? {} : { 'continuation-token': token }),
    })
    const response: StoreResponse = await sendRequest(bucket, `?${query}`, { method: 'GET' })
    const xml: string = response.body.toString()
    yield* parseEntries(xml)
    token = elementText(xml, 'NextContinuationToken')
  }
}

const pathOf = (name: string): string => `/${prefix}${name}`

type RequestOptions = {
  readonly method: string
  readonly body?: Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

/** A response whose body has been read completely. */
type StoreResponse = { readonly status: number; readonly body: Buffer }

/**
 * @returns a successful response, or one with status 404
 * @throws Problem picturesUnavailable, also when the store does not answer in time
 */
async function sendRequest(
  bucket: Bucket,
  path: string,
  options: RequestOptions,
): Promise<StoreResponse> {
  const signal = AbortSignal.timeout(bucket.timeout)
  try {
    for (let attempt = 0; ; attempt += 1) {
      const response = await sendOnce(bucket, path, { ...options, signal })
      if (response.status < 400 || response.status === 404) return response
      if (attempt >= maxRetries || !isTemporary(response)) throw refusal(path, options, response)
      await pause(Math.random() * firstRetryDelay * 2 ** attempt, undefined, { signal })
    }
  } catch (cause) {
    throw picturesUnavailable({ cause })
  }
}

const isTemporary = ({ status }: StoreResponse): boolean => status === 429 || status >= 500

const refusal = (path: string, { method }: RequestOptions, { status, body }: StoreResponse) =>
  new Error(`${method} ${path} was answered ${status}: ${body.toString().slice(0, 500)}`)

/**
 * Signs and sends a request. The signal is passed to `fetch` directly: if it is only passed to the
 * signed `Request`, it can be garbage-collected and then never aborts.
 */
async function sendOnce(
  { client, url }: Bucket,
  path: string,
  { signal, ...options }: RequestOptions & { readonly signal: AbortSignal },
): Promise<StoreResponse> {
  const response = await fetch(await client.sign(`${url}${path}`, options), { signal })
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
}

// Our names need no escaping, so the XML is parsed as text between known tags.
function* parseEntries(xml: string): Generator<StoredFile> {
  for (const [entry] of xml.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)) {
    const key = elementText(entry, 'Key')
    const lastModified = elementText(entry, 'LastModified')
    if (key?.startsWith(prefix) && lastModified !== undefined)
      yield { name: key.slice(prefix.length), at: new Date(lastModified) }
  }
}

const elementText = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
