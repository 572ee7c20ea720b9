/** The settings of the storage of uploaded pictures: a directory, or an S3 bucket. */
import { join } from 'node:path'
import type { SettingsReader } from './settings-reader.ts'

export type PictureStorageConfigs = {
  readonly folder: { readonly kind: 'folder'; readonly folder: string }
  readonly bucket: {
    readonly kind: 'bucket'
    /** Without a trailing slash. */
    readonly endpoint: string
    readonly bucket: string
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
    /**
     * The bucket's address for browsers, without a trailing slash; undefined when the shop serves
     * the pictures itself.
     */
    readonly publicUrl: string | undefined
  }
}
export type PictureStorageConfig = PictureStorageConfigs[keyof PictureStorageConfigs]

const variables = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PUBLIC_URL',
] as const
type Variable = (typeof variables)[number]

/** @param dataDir the parent of the directory that is used if no bucket is configured */
export function readPicturesConfig(reader: SettingsReader, dataDir: string): PictureStorageConfig {
  if (variables.every((name) => reader.text(name) === undefined))
    return { kind: 'folder', folder: join(dataDir, 'pictures') }
  const endpoint = required(reader, 'S3_ENDPOINT', 'such as https://s3.example.com')
  const publicUrl = reader.text('S3_PUBLIC_URL')
  return {
    kind: 'bucket',
    bucket: readBucketName(reader),
    endpoint: parseAddress(reader, 'S3_ENDPOINT', endpoint),
    region: reader.text('S3_REGION') ?? 'us-east-1',
    accessKeyId: required(reader, 'S3_ACCESS_KEY_ID', 'copy the value from the store'),
    secretAccessKey: required(reader, 'S3_SECRET_ACCESS_KEY', 'copy the value from the store'),
    publicUrl:
      publicUrl === undefined ? undefined : parseAddress(reader, 'S3_PUBLIC_URL', publicUrl),
  }
}

function readBucketName(reader: SettingsReader): string {
  const bucket = required(reader, 'S3_BUCKET', 'such as shop-pictures')
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    reader.reject(
      'S3_BUCKET',
      `3 to 63 lowercase letters, digits, dots and hyphens, not '${bucket}'`,
    )
  return bucket
}

function required({ text, reject }: SettingsReader, name: Variable, example: string): string {
  const value = text(name)
  if (value === undefined) reject(name, `required for pictures in a bucket: ${example}`)
  return value ?? ''
}

function parseAddress({ reject }: SettingsReader, name: Variable, value: string): string {
  const url = URL.parse(value)
  const isAddress =
    url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  if (value !== '' && !isAddress)
    reject(name, `an address such as https://s3.example.com, not '${value}'`)
  return value.replace(/\/+$/, '')
}
