/** The service of saved views: each person saves their own, and sees no others. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import { maxViews, viewsFull, type SavedViewsOperations } from './contract.ts'
import { savedViewsMessages as messages } from './messages/saved-views.ts'
import {
  countViews,
  deleteView,
  deleteViewsOf,
  listViews,
  lockViewsOf,
  upsertView,
} from './store.server.ts'

export type SavedViewsService = SavedViewsOperations

export type SavedViewsDependencies = {
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'onUserDeletion' | 'onTakeover' | 'onDataExport'>
}

/** Creates the operations from their dependencies; a deleted user's views are deleted. */
export function createSavedViewsService({
  database,
  accounts,
}: SavedViewsDependencies): SavedViewsService {
  accounts.onUserDeletion((tx, { id }) => deleteViewsOf(tx, id))
  accounts.onTakeover((tx, { id }) => deleteViewsOf(tx, id))
  accounts.onDataExport(async (db, { id }) => ({ views: await listViews(db, id) }))
  return {
    list: async ({ actor }) => [...(await listViews(database.handle, actor.id))],
    save: ({ actor }, view) =>
      database.transact(async (tx) => {
        await lockViewsOf(tx, actor.id)
        const saved = await upsertView(tx, actor.id, view)
        if (!saved || (await countViews(tx, actor.id)) > maxViews)
          throw viewsFull({ detail: messages.fullDetail(maxViews), facts: { most: maxViews } })
        return saved
      }),
    remove: async ({ actor }, { id }) => ({
      acknowledged: true,
      deletedCount: await deleteView(database.handle, actor.id, id),
    }),
  }
}
