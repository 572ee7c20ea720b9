/**
 * The server's side of a manifest: how a capability's service is created, which endpoints it has,
 * and which background jobs it runs.
 */
import type { FastifyInstance } from 'fastify'
import type { Actor, Contract, Endpoint } from './access/endpoint.ts'
import type { ApiDependencies } from '../../packages/contract/server/dependencies.server.ts'
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  registerEndpoints,
  type ServedContract,
} from '../../packages/contract/server/register-endpoints.server.ts'
import type { Capability } from './capability.ts'

/** Registers the routes of one contract. */
export type EndpointRegistration = (
  api: FastifyInstance,
  dependencies: ApiDependencies<Endpoint, Actor>,
) => void

/** Background jobs: started once the shop listens, closed before the database is closed. */
export type BackgroundJob = {
  start(): Promise<void>
  close(): Promise<void>
  /**
   * True for a job that keeps in-memory state current: every process runs it. Other jobs run in one
   * process only.
   */
  readonly everywhere?: true
}

/** What a capability declares about itself, whatever its service needs. */
export type DescribedCapability = {
  readonly manifest: Capability
  /** Additions to the API reference of its operations that are not part of the contract. */
  readonly reference?: ContractReference<Contract> | undefined
}

export type ServerCapability<Dependencies, Service> = DescribedCapability & {
  readonly create: (dependencies: Dependencies) => Service
  readonly endpoints: (service: Service) => readonly EndpointRegistration[]
  readonly jobs: (service: Service) => readonly BackgroundJob[]
}

/** A capability whose service has been created. */
export type CreatedCapability = {
  readonly manifest: Capability
  readonly endpoints: readonly EndpointRegistration[]
  readonly jobs: readonly BackgroundJob[]
}

/** A contract with the service that implements it, to be registered later. */
export const endpointsOf =
  <C extends Contract>(served: ServedContract<C, Actor>): EndpointRegistration =>
  (api, dependencies) =>
    registerEndpoints(api, served, dependencies)

/**
 * Collects capabilities while they are created.
 * @returns `create`, which returns the service and keeps the rest, and the list it fills
 */
export function capabilityRegistry(): {
  readonly created: readonly CreatedCapability[]
  readonly create: <D, S>(capability: ServerCapability<D, S>, dependencies: NoInfer<D>) => S
} {
  const created: CreatedCapability[] = []
  return {
    created,
    create({ manifest, create, endpoints, jobs }, dependencies) {
      const service = create(dependencies)
      created.push({ manifest, endpoints: endpoints(service), jobs: jobs(service) })
      return service
    },
  }
}
