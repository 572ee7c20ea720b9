/** The shop's endpoints: who calls, what they need to, and when they confirm who they are. */
import {
  createContractKit,
  type Caller as KitCaller,
  type Contract as KitContract,
  type ContractError,
  type Declaration,
  type Endpoint as KitEndpoint,
  type KeyUse,
  type Route,
  type Schema,
  type SerializedOperations as KitSerializedOperations,
  type Service as KitService,
} from '../../../packages/contract/endpoint.ts'
import type { ProblemKind } from '../../../packages/contract/problem.ts'
import type { output } from 'zod/v4/core'
import type { ActingCompany } from './acting-company.ts'
import type { NeededPermission, Permission } from './permissions.ts'
import type { KeyUse as ServiceKeyUse } from './scopes.ts'

export type { Paged, Route, Schema } from '../../../packages/contract/endpoint.ts'

/** Who may call. `self`: the account whose e-mail the input names, or an admin. */
export type Access = 'anyone' | 'customer' | 'self' | 'admin'

/** The authenticated user, as the database knows them at this moment. */
export type Actor = {
  readonly id: string
  readonly email: string
  readonly name: string
  /** For a call: an admin who lacks the permission of the operation calls it as a customer. */
  readonly role: 'customer' | 'admin'
  /** What an admin may do; absent, nothing that needs a permission. */
  readonly permissions?: readonly Permission[]
  /**
   * Staff that must set up a second factor first: until then each call is a customer's.
   */
  readonly lacksSecondFactor?: true
  /** They act on something of their own, since nobody else has the right: the change says so. */
  readonly ownAffair?: true
  /**
   * Present where a service account calls with a key: the owner who answers for it, whose own affairs
   * are closed to it too; null when nobody does at the moment.
   */
  readonly responsible?: { readonly id: string; readonly isOwner: boolean } | null
  /** The company for which they act; only where the endpoint says `forCompany`. */
  readonly company?: ActingCompany
  /** Present where an agent calls for them, within a mandate that they gave it. */
  readonly agent?: ActingAgent
}

/** A program that acts for the person who has linked it. Limits in cents, without tax. */
export type ActingAgent = {
  readonly id: string
  readonly name: string
  /** An order above it waits for the person. */
  readonly perOrder: number
  /** So does one with which its orders of the month are above this. */
  readonly perMonth: number
  /**
   * Ids of all links of the same program with the person for the company, its own among them, in a
   * fixed order: what was ordered by an earlier one counts in the same month.
   */
  readonly links: readonly string[]
}

/**
 * What an operation with `stepUp` guards: who may do what; how the shop works; money that leaves;
 * many records at once; what leaves the shop as a file or by mail; all that is kept of the caller;
 * what opens the caller's account.
 */
export type StepUp =
  | 'rights'
  | 'settings'
  | 'money'
  | 'many'
  | 'leaving'
  | 'own-data'
  | 'own-access'

/** How agents call an operation. */
export type AgentUse = {
  /** The name of the tool. */
  readonly tool: string
  /** The scope that its mandate needs; `public`: nobody need have linked it. */
  readonly scope: AgentScope | 'public'
  /** What it does, and when it is called, in a sentence or two. */
  readonly use: string
  /** Fields of the input that the shop fills in, so that no agent names them. */
  readonly own?: { readonly [field: string]: 'email' }
  /** Fields that count where the agent does not name them. */
  readonly defaults?: { readonly [field: string]: string }
  /** It changes something. */
  readonly writes?: true
  /** Which field of its answer is the number of the order that it has placed. */
  readonly order?: string
}

/** What the mandate of an agent can open. */
export const agentScopes = ['own-prices', 'read-orders', 'place-orders', 'read-documents'] as const
export type AgentScope = (typeof agentScopes)[number]

/** What the shop's endpoints say beside what the package reads. */
export type AccessFields = {
  /**
   * What admins need to call it as such; one of them, where it names several. Access `admin` demands
   * it; elsewhere an admin without it is judged as a customer.
   */
  readonly permission?: NeededPermission
  /**
   * A caller must have proved lately who they are: `requireProof` says whether, and how. It concerns
   * anybody who is signed in; where nobody need be, nobody else.
   */
  readonly stepUp?: StepUp
  /** What keys of service accounts may do, where it does not follow from `permission`. */
  readonly keys?: ServiceKeyUse
  /** What an agent calls it by, where agents may. */
  readonly agents?: AgentUse
  /** The caller may act for a company, which the header X-Company names. */
  readonly forCompany?: boolean
}

/** One operation of the shop's API. */
export type Endpoint<
  R extends Route = Route,
  A extends Access = Access,
  I extends Schema = Schema,
  O extends Schema = Schema,
  P extends readonly ProblemKind[] = readonly ProblemKind[],
  K extends KeyUse = KeyUse,
> = KitEndpoint<R, A, I, O, P, K> & AccessFields

/** The endpoints of one capability by the name of their operation. */
export type Contract = { readonly [operation: string]: Endpoint }

type DemandPermission<A> = A extends 'admin' ? { readonly permission: NeededPermission } : unknown
type CheckSelf<A, I extends Schema> = A extends 'self'
  ? output<I> extends { email: string }
    ? unknown
    : { readonly input: ContractError<"access 'self' needs an input with email: string"> }
  : unknown

const kit = createContractKit<Access, AccessFields>()

/**
 * Declares one operation. It does not compile without access or output, with access `admin` and no
 * permission, with access `self` and no e-mail address in the input, when the input lacks a path
 * parameter, or when a query parameter is not text.
 */
export const endpoint = <
  const R extends Route,
  const A extends Access,
  I extends Schema,
  O extends Schema,
  const P extends readonly ProblemKind[] = readonly [],
  const K extends KeyUse = false,
>(
  declaration: Declaration<R, A, I, O, P, K> & AccessFields & DemandPermission<A> & CheckSelf<A, I>,
): Endpoint<R, A, I, O, P, K> => kit.endpoint(declaration)

/** What a service learns about a call beside its input. */
export type Caller<A extends Access = Access, K extends KeyUse = KeyUse> = KitCaller<Actor, A, K>

/** The interface that a capability's service implements: one method for each operation. */
export type Service<C extends KitContract> = KitService<C, Actor>

/** Some of a service's methods, which return JSON text instead of values. */
export type SerializedOperations<
  C extends KitContract,
  K extends keyof C,
> = KitSerializedOperations<C, K, Actor>
