/**
 * The branding service: stores the pictures that the settings refer to, and returns their files.
 */
import { createHash } from 'node:crypto'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { pictureUnusable } from '../pictures/contract.ts'
import {
  brandPictureKey,
  brandPictureKinds,
  type BrandPictureKind,
} from '../platform/profile/brand-picture.ts'
import type { SettingsService } from '../settings/service.server.ts'
import type { BrandingOperations } from './contract.ts'
import { brandingMessages as messages } from './messages/branding.ts'
import {
  createBrandPictureProcessor,
  type BrandPictureProcessor,
} from './process-picture.server.ts'
import {
  deleteBrandPictures,
  findBrandFile,
  insertBrandPicture,
  lockBrandPicture,
} from './store.server.ts'

export interface BrandingService extends BrandingOperations {
  /** A file of a picture; undefined if there is none with this name. */
  file(key: string, name: string): Promise<Buffer | undefined>
}

export type BrandingDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly settings: Pick<SettingsService, 'guard' | 'savedValues'>
  readonly now: () => Date
}

/**
 * Part of the digest that names a picture. Change it when the same file would produce different
 * files.
 */
const processingVersion = 'brand 1'
/** Milliseconds within which an uploaded picture must be saved in a setting. */
const unsavedTime = 86_400_000

export function createBrandingService(dependencies: BrandingDependencies): BrandingService {
  const { database, settings } = dependencies
  const process = createBrandPictureProcessor()
  for (const kind of brandPictureKinds)
    settings.guard(kind, async (tx, value) =>
      value === '' || (await lockBrandPicture(tx, String(value))) ? undefined : messages.notKept,
    )
  return {
    add: ({ actor, fileBytes }, { kind }) =>
      addBrandPicture({ ...dependencies, process }, actor, { kind, file: fileBytes }),
    file: (key, name) => findBrandFile(database.handle, key, name),
  }
}

/** Stores a file, and deletes files that were never saved. @throws Problem pictureUnusable */
async function addBrandPicture(
  {
    database,
    audit,
    settings,
    now,
    process,
  }: BrandingDependencies & { readonly process: BrandPictureProcessor },
  actor: Actor,
  { kind, file }: { readonly kind: BrandPictureKind; readonly file: Uint8Array | undefined },
) {
  if (file === undefined) throw pictureUnusable({ detail: messages.noFile })
  const { width, height, ground, files } = await process(kind, file)
  const digest = createHash('sha256').update(processingVersion).update(file).digest('hex')
  const key = brandPictureKey({ kind, width, height, ground }, digest)
  await database.transact(async (tx) => {
    const kept = await settings.savedValues(tx, brandPictureKinds)
    await deleteBrandPictures(tx, { before: new Date(now().getTime() - unsavedTime), kept })
    await insertBrandPicture(tx, { key, files, at: now() })
    await audit.record(tx, actor, {
      operation: 'branding.add',
      kind: 'settings',
      id: key,
      label: messages.added[kind],
      after: { width, height },
    })
  })
  return { picture: key, width, height }
}
