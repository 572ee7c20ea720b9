/**
 * Capabilities that no other folder depends on: each gets everything created before it, and is
 * known only by its operations. Adding another one only needs a change here.
 */
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import { metricsServerCapability } from '../metrics/capability.server.ts'
import { paletteServerCapability } from '../palette/capability.server.ts'
import type { capabilityRegistry, ServerCapability } from '../platform/capability.server.ts'
import { purchasingServerCapability } from '../purchasing/capability.server.ts'
import { savedViewsServerCapability } from '../saved-views/capability.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { setupChecklistServerCapability } from '../setup-checklist/capability.server.ts'
import type { Shop } from './shop-services.server.ts'

/** The dependencies available to a leaf. */
export type LeafDependencies = Omit<Shop, 'capabilities' | 'demo' | 'start' | 'close'> & {
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
  /** The shop's address, for links. */
  readonly origin: string
  readonly readSettings: ReadSettings
}

/** @param capability declares the dependencies that it needs */
const leaf = <Service>(capability: ServerCapability<LeafDependencies, Service>) => ({
  manifest: capability.manifest,
  reference: capability.reference,
  create: (
    { create }: Pick<ReturnType<typeof capabilityRegistry>, 'create'>,
    dependencies: LeafDependencies,
  ): void => void create(capability, dependencies),
})

export const leafCapabilities = [
  leaf(metricsServerCapability),
  leaf(paletteServerCapability),
  leaf(purchasingServerCapability),
  leaf(savedViewsServerCapability),
  leaf(setupChecklistServerCapability),
]
