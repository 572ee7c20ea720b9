/** The settings of where uploaded pictures lie: a folder, or a bucket of S3. */
import { join } from 'node:path'
import type { SettingsReader } from './identity-config.server.ts'

export type PictureStorageConfigs = {
  readonly folder: { readonly kind: 'folder'; readonly folder: string }
  readonly bucket: {
    readonly kind: 'bucket'
    /** Without a slash at the end. */
    readonly endpoint: string
    readonly bucket: string
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
    /** Where browsers find what is in the bucket, when it is not the shop that hands it on; no slash at the end. */
    readonly publicUrl: string | undefined
  }
}
export type PictureStorageConfig = PictureStorageConfigs[keyof PictureStorageConfigs]

/** @param dataDir where the folder stands when no bucket is named */
export function readPicturesConfig(
  { text, say }: Pick<SettingsReader, 'text' | 'say'>,
  dataDir: string,
): PictureStorageConfig {
  const names = [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_PUBLIC_URL',
  ] as const
  if (names.every((name) => text(name) === undefined))
    return { kind: 'folder', folder: join(dataDir, 'pictures') }
  const needed = (name: (typeof names)[number], example: string): string => {
    const said = text(name)
    if (said === undefined) say(name, `is needed when pictures are kept in a bucket, ${example}`)
    return said ?? ''
  }
  const address = (name: (typeof names)[number], said: string): string => {
    const url = URL.parse(said)
    if (
      said !== '' &&
      !(url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    )
      say(name, `an address such as https://s3.example.com, not '${said}'`)
    return said.replace(/\/+$/, '')
  }
  const bucket = needed('S3_BUCKET', 'such as shop-pictures')
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    say('S3_BUCKET', `3 to 63 small letters, digits, dots and hyphens, not '${bucket}'`)
  const publicUrl = text('S3_PUBLIC_URL')
  return {
    kind: 'bucket',
    bucket,
    endpoint: address('S3_ENDPOINT', needed('S3_ENDPOINT', 'such as https://s3.example.com')),
    region: text('S3_REGION') ?? 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID', 'as the store gives it'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY', 'as the store gives it'),
    publicUrl: publicUrl === undefined ? undefined : address('S3_PUBLIC_URL', publicUrl),
  }
}
