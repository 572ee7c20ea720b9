/** How the figures are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { figuresCapability } from './capability.ts'
import { figuresContract } from './contract.ts'
import {
  createFiguresService,
  type FiguresDependencies,
  type FiguresService,
} from './service.server.ts'

export const figuresServerCapability: ServerCapability<FiguresDependencies, FiguresService> = {
  manifest: figuresCapability,
  create: createFiguresService,
  endpoints: (service) => [
    endpointsOf({ name: figuresCapability.name, contract: figuresContract, service }),
  ],
  jobs: () => [],
}
