/** Creates the palette on the server, and defines what it provides. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { paletteCapability } from './capability.ts'
import { paletteContract } from './contract.ts'
import { paletteReference } from './reference.server.ts'
import {
  createPaletteService,
  type PaletteDependencies,
  type PaletteService,
} from './service.server.ts'

export const paletteServerCapability: ServerCapability<PaletteDependencies, PaletteService> = {
  manifest: paletteCapability,
  reference: paletteReference,
  create: createPaletteService,
  endpoints: (service) => [
    endpointsOf({ name: paletteCapability.name, contract: paletteContract, service }),
  ],
  jobs: () => [],
}
