/** The checklist service: collects the state of every part of the shop. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { PagesService } from '../pages/service.server.ts'
import type { DeliveryService } from '../delivery/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import { orderStatuses } from '../orders/rules.ts'
import type { OrdersService } from '../orders/service.server.ts'
import { countFailedMails, hasSentMail, type MailService } from '../platform/mail/mail.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import { backupAge as readBackupAge } from '../platform/metrics/last-backup.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { SettingsService } from '../settings/service.server.ts'
import { shopLanguages } from '../platform/languages/languages.ts'
import { lawGaps } from '../tax/law-gaps.ts'
import type { ChecklistOperations } from './contract.ts'
import { checklistMessages } from './messages/checklist.ts'
import { decideOutgoing, readOutgoing, type OutgoingDependencies } from './outgoing.server.ts'
import { isDone, placeOf, type Point, type ShopState } from './rules.ts'

export interface SetupChecklistService extends ChecklistOperations {}

export type SetupChecklistDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly readSettings: ReadSettings
  readonly settings: Pick<SettingsService, 'isSaved'>
  readonly accounts: Pick<AccountsService, 'haveOwnersSecondFactor'>
  readonly pages: Pick<PagesService, 'pages'>
  readonly catalogue: Pick<CatalogueService, 'countDemoTools'>
  readonly orders: Pick<OrdersService, 'count'>
  readonly delivery: Pick<DeliveryService, 'charges'>
  readonly documents: Pick<DocumentsService, 'isSeriesDecided'>
  readonly mail: MailService
  readonly cardPayments: OutgoingDependencies['cardPayments']
  readonly config: Pick<Config, 'origin' | 'dataDir' | 'identity'>
  readonly now: () => Date
}

const isPoint = (name: string): name is Point => name in placeOf
const points = Object.keys(placeOf).filter(isPoint)

export const createSetupChecklistService = (
  deps: SetupChecklistDependencies,
): SetupChecklistService => ({
  read: async ({ actor }) => {
    const state = await readState(deps, actor)
    return points
      .filter((point) => point !== 'secondFactor' || state.ownersHaveSecondFactor !== undefined)
      .map((point) => ({ point, done: isDone[point](state), ...notesOf(point, state) }))
  },
  sendMail: async ({ actor }) => {
    const { name } = await deps.readSettings()
    const { subject, text } = checklistMessages.testMail
    await deps.database.transact(async (tx) => {
      await deps.mail.queue(tx, {
        to: actor.email,
        subject: subject(name),
        text: text(name),
        kind: 'account',
      })
      await deps.audit.record(tx, actor, {
        operation: 'checklist.sendMail',
        kind: 'settings',
        id: 'mail',
        label: checklistMessages.sendMail,
        after: { to: actor.email },
      })
    })
    return { acknowledged: true }
  },
  held: async () => {
    const held = await readOutgoing(deps)
    return { held: held ? { ...held, since: held.since.toISOString() } : null }
  },
  release: async ({ actor }) => ({ mails: (await decideOutgoing(deps, actor, 'release')) ?? 0 }),
  drop: async ({ actor }) => ({ mails: (await decideOutgoing(deps, actor, 'drop')) ?? 0 }),
})

function notesOf(point: Point, { settings }: ShopState): { readonly notes?: string[] } {
  const gaps = point === 'tax' ? lawGaps(settings, shopLanguages().all) : []
  return gaps.length === 0 ? {} : { notes: [...gaps] }
}

async function readState(deps: SetupChecklistDependencies, actor: Actor): Promise<ShopState> {
  const { catalogue, orders, config } = deps
  const [settings, pages, tools, counts, decided, mails, factors, backupAge] = await Promise.all([
    deps.readSettings(),
    deps.pages.pages({ actor }, {}),
    catalogue.countDemoTools(),
    orders.count({ actor }, {}),
    readDecisions(deps, actor),
    readMails(deps),
    config.identity.kind === 'embedded' ? deps.accounts.haveOwnersSecondFactor() : undefined,
    readBackupAge(config.dataDir, deps.now()),
  ])
  return {
    settings,
    writtenPages: new Set(pages.flatMap(({ slug, by }) => (by === null ? [] : [slug]))),
    ...mails,
    origin: config.origin,
    backupAge,
    tools,
    ...decided,
    ownersHaveSecondFactor: factors,
    orders: orderStatuses.reduce((sum, status) => sum + counts[status], 0),
  }
}

/** Settings that somebody must have reviewed, even if they stay unchanged. */
async function readDecisions(
  { settings, delivery, documents }: SetupChecklistDependencies,
  actor: Actor,
) {
  const [taxDecided, charges, numbersDecided] = await Promise.all([
    settings.isSaved('tax'),
    delivery.charges({ actor }, {}),
    documents.isSeriesDecided(),
  ])
  return { taxDecided, deliveryDecided: charges.revision > 0, numbersDecided }
}

async function readMails({ database: { handle } }: SetupChecklistDependencies) {
  const [mailSent, failed] = await Promise.all([hasSentMail(handle), countFailedMails(handle)])
  return { mailSent, mailFailed: failed > 0 }
}
