/**
 * The service of service accounts: programs that call the API with keys, under a name of their own.
 */
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { hashKey } from '../platform/access/key-format.server.ts'
import type { KeyCaller } from '../platform/access/key-access.server.ts'
import {
  addAccount,
  adoptAccount,
  pauseAccount,
  removeAccount,
  saveAccount,
} from './accounts.server.ts'
import { createAttention, lookAfterAccounts } from './attention.server.ts'
import { countUnattended } from './attention-store.server.ts'
import { callerOf, findCountingKey, noteUse } from './calling-key.server.ts'
import type { ServiceAccountsOperations } from './contract.ts'
import type { ServiceAccountsDependencies } from './dependencies.server.ts'
import { toAccountDto } from './dto.ts'
import { addKey, removeKey } from './keys.server.ts'
import { registerOAuth } from './oauth.server.ts'
import { maxAccounts } from './rules.ts'
import { findAccount, listAccounts, listKeys } from './store.server.ts'

/** A call with a key. */
export type KeyCall = {
  readonly key: string
  /** The id of the company named by the call; empty if it names none. */
  readonly company: string
  readonly address: string
  /**
   * Counts the call for the account.
   * @throws Problem tooManyRequests
   */
  readonly count: (accountId: string) => Promise<void>
}

export interface ServiceAccountsService extends ServiceAccountsOperations {
  /**
   * The present caller with a key.
   * @throws keyNotAccepted, companyNotFound
   */
  findCaller(call: KeyCall): Promise<KeyCaller>
  /**
   * Whether this instance has recently accepted a key: such calls count for its account, all others
   * for their address, since anybody can invent keys.
   */
  wasAccepted(key: string): boolean
  /** Notifies owners of what needs attention, and pauses accounts that nobody adopts: one run. */
  lookAfterAccounts(): Promise<void>
  /** Does this regularly. */
  readonly attention: JobRunner
  /** The number of active accounts without a responsible owner. */
  countUnattended(): Promise<number>
  /** The addresses of OAuth. */
  routes(app: FastifyInstance, countCall: (address: string) => Promise<void>): Promise<void>
}

export function createServiceAccountsService(
  deps: ServiceAccountsDependencies,
): ServiceAccountsService {
  const { database, now } = deps
  const accepted = createAcceptedKeys()
  const modified = (modifiedCount: number) => ({ acknowledged: true, modifiedCount })
  const deleted = (deletedCount: number) => ({ acknowledged: true, deletedCount })
  return {
    countUnattended: () => countUnattended(database.handle),
    async list() {
      const rows = await listAccounts(database.handle, maxAccounts)
      const keys = await listKeys(
        database.handle,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => toAccountDto(row, keys, now()))
    },
    async read(_caller, { id }) {
      const row = await findAccount(database.handle, id)
      if (!row) throw notFound()
      return toAccountDto(row, await listKeys(database.handle, [id]), now())
    },
    add: async ({ actor }, account) => ({
      acknowledged: true,
      insertedId: await addAccount(deps, actor, account),
    }),
    save: async ({ actor }, edit) => modified(await saveAccount(deps, actor, edit)),
    pause: async ({ actor }, { id }) =>
      modified(await pauseAccount(deps, actor, { id, paused: true })),
    resume: async ({ actor }, { id }) =>
      modified(await pauseAccount(deps, actor, { id, paused: false })),
    adopt: async ({ actor }, { id }) => modified(await adoptAccount(deps, actor, id)),
    remove: async ({ actor }, { id }) => deleted(await removeAccount(deps, actor, id)),
    async addKey({ actor }, key) {
      const { insertedId, key: text } = await addKey(deps, actor, key)
      return { acknowledged: true, insertedId, key: text }
    },
    revokeKey: async ({ actor }, key) => deleted(await removeKey(deps, actor, key)),
    async findCaller({ key: text, company, address, count }) {
      accepted.forget(text)
      const key = await findCountingKey(deps, text)
      accepted.remember(text)
      await count(key.account_id)
      noteUse(deps, key, address)
      return callerOf(deps, key, company)
    },
    wasAccepted: accepted.has,
    lookAfterAccounts: () => lookAfterAccounts(deps),
    attention: createAttention(deps),
    routes: (app, countCall) => registerOAuth(app, deps, countCall),
  }
}

/**
 * The maximum number of keys that an instance remembers, by their hashes: beyond it, all are
 * forgotten.
 */
const maxRemembered = 10_000

function createAcceptedKeys() {
  const hashes = new Set<string>()
  const hashOf = (key: string): string => hashKey(key).toString('base64')
  return {
    has: (key: string): boolean => hashes.has(hashOf(key)),
    forget: (key: string): void => void hashes.delete(hashOf(key)),
    remember(key: string): void {
      if (hashes.size >= maxRemembered) hashes.clear()
      hashes.add(hashOf(key))
    },
  }
}
