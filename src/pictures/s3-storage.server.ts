/** Pictures in a bucket of S3, or of any store with the same protocol. */
import { AwsClient } from 'aws4fetch'
import type { PictureStorageConfigs } from '../platform/pictures-config.server.ts'
import { picturesUnavailable } from './contract.ts'
import { contentTypeOf } from './rules.ts'
import type { PictureStorage, StoredFile } from './storage.server.ts'

/** Milliseconds for one request. */
const timeout = 10_000
const retries = 2
/** The prefix of all keys of pictures, whatever else the bucket holds. */
const prefix = 'pictures/'

type Bucket = {
  readonly client: AwsClient
  /** By path, not by host name: every such store supports it. */
  readonly url: string
}

export function createS3Storage(config: PictureStorageConfigs['bucket']): PictureStorage {
  const { accessKeyId, secretAccessKey, region, publicUrl } = config
  const bucket: Bucket = {
    client: new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries }),
    url: `${config.endpoint}/${config.bucket}`,
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
  if (response.status !== 404) return Buffer.from(await response.arrayBuffer())
  await response.body?.cancel()
  return undefined
}

/** @throws Problem picturesUnavailable */
export async function deleteObject(bucket: Bucket, name: string): Promise<void> {
  const response = await sendRequest(bucket, pathOf(name), { method: 'DELETE' })
  await response.body?.cancel()
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
    const response: Response = await sendRequest(bucket, `?${query}`, { method: 'GET' })
    const xml: string = await response.text()
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

/**
 * @returns a successful response, or one with status 404
 * @throws Problem picturesUnavailable
 */
async function sendRequest(
  { client, url }: Bucket,
  path: string,
  options: RequestOptions,
): Promise<Response> {
  let response: Response
  try {
    const signal = AbortSignal.timeout(timeout)
    response = await client.fetch(`${url}${path}`, { ...options, signal })
  } catch (cause) {
    throw picturesUnavailable({ cause })
  }
  if (response.ok || response.status === 404) return response
  const text = (await response.text()).slice(0, 500)
  throw picturesUnavailable({
    cause: new Error(`${options.method} ${url}${path} was answered ${response.status}: ${text}`),
  })
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
