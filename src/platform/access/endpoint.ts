/**
 * The shop's endpoints: who may call them, which rights they need, and when they must verify their
 * identity.
 */
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

/** The authenticated user, as currently stored in the database. */
export type Actor = {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Per call: an admin who lacks the operation's permission calls it as a customer. */
  readonly role: 'customer' | 'admin'
  /** An admin's permissions; absent: none. */
  readonly permissions?: readonly Permission[]
  /**
   * Staff who must set up a second factor first: until then each call is treated as a customer's.
   */
  readonly lacksSecondFactor?: true
  /**
   * They act on their own record because nobody else has the right to; the change is marked as
   * such.
   */
  readonly ownAffair?: true
  /**
   * Present if a service account calls with a key: the owner responsible for it, whose own records
   * are closed to the key, too; null if nobody is responsible at the moment.
   */
  readonly responsible?: { readonly id: string; readonly isOwner: boolean } | null
  /** The company for which they act; only if the endpoint has `forCompany`. */
  readonly company?: ActingCompany
  /** Present if an agent calls for them, within the mandate that they gave it. */
  readonly agent?: ActingAgent
}

/** A program that acts for the person who linked it. Limits in cents, without tax. */
export type ActingAgent = {
  readonly id: string
  readonly name: string
  /** An order above this amount waits for the person's approval. */
  readonly perOrder: number
  /** So does an order that brings the agent's monthly total above this amount. */
  readonly perMonth: number
  /**
   * Ids of all links of the same program to the same person and company, including its own, in a
   * fixed order: orders by an earlier link count towards the same month.
   */
  readonly links: readonly string[]
}

/**
 * What an operation with `stepUp` guards: staff rights; the shop's settings; outgoing money; bulk
 * changes; data that leaves the shop as a file or by mail; a download of all the caller's own data;
 * access to the caller's account.
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
  /** The scope that the agent's mandate needs; `public`: no link is needed. */
  readonly scope: AgentScope | 'public'
  /** What the tool does and when to call it, in one or two sentences. */
  readonly use: string
  /** Input fields that the shop fills in, so that the agent need not send them. */
  readonly own?: { readonly [field: string]: 'email' }
  /** Default values of fields that the agent does not send. */
  readonly defaults?: { readonly [field: string]: string }
  /** Whether it changes data. */
  readonly writes?: true
  /** The response field that contains the number of the placed order. */
  readonly order?: string
}

/** The scopes that an agent's mandate can grant. */
export const agentScopes = ['own-prices', 'read-orders', 'place-orders', 'read-documents'] as const
export type AgentScope = (typeof agentScopes)[number]

/** The fields of the shop's endpoints in addition to those of the contract package. */
export type AccessFields = {
  /**
   * The permission that an admin needs to call it as an admin; one of them, if several are named.
   * Required for access `admin`; elsewhere an admin without it is treated as a customer.
   */
  readonly permission?: NeededPermission
  /**
   * A caller must have verified their identity recently: `requireProof` decides whether and how.
   * Applies to signed-in callers only, even if anybody may call the operation.
   */
  readonly stepUp?: StepUp
  /** What service account keys may do, if it does not follow from `permission`. */
  readonly keys?: ServiceKeyUse
  /** The agent tool of this operation, if agents may call it. */
  readonly agents?: AgentUse
  /** The caller may act for a company, named by the header X-Company. */
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

/** What a service learns about a call in addition to its input. */
export type Caller<A extends Access = Access, K extends KeyUse = KeyUse> = KitCaller<Actor, A, K>

/** The interface that a capability's service implements: one method for each operation. */
export type Service<C extends KitContract> = KitService<C, Actor>

/** Some of a service's methods, which return JSON text instead of values. */
export type SerializedOperations<
  C extends KitContract,
  K extends keyof C,
> = KitSerializedOperations<C, K, Actor>
