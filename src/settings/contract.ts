/** The HTTP contract of settings: read, save, list their revisions, restore one. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { maxSettingsBodyBytes } from '../platform/http/body-limits.ts'
import { Integer, IntegerText, pageFields, Timestamp } from '../platform/fields/fields.ts'
import { Settings } from './declarations.ts'
import { settingsMessages as messages } from './messages/settings.ts'
import { settingsParts } from './parts.ts'

const maxRevision = 2_147_483_647
/** The newest revision of all settings; 0 if nothing was set yet. */
const Revision = Integer(0, maxRevision)

/** By language and setting. */
const TextsByLanguage = z.record(z.string(), z.record(z.string(), z.string()))

export const CurrentSettings = z.strictObject({
  revision: z.int(),
  values: Settings,
  /**
   * In a shop with several languages: the standard texts that customers read in each language if a
   * text was never changed.
   */
  standardTexts: z.optional(TextsByLanguage),
  /** Settings that can no longer be changed: the currency, once there is an order. Only when read. */
  fixed: z.optional(z.array(z.string())),
})
export type CurrentSettings = z.output<typeof CurrentSettings>

/** The settings to save; checked against the revision that was read. */
export const SettingsChange = z.strictObject({
  ...z.partial(Settings).shape,
  revision: Revision,
})
export type SettingsChange = z.output<typeof SettingsChange>

export const SettingsRevision = z.strictObject({
  revision: z.int(),
  savedAt: Timestamp,
  /** Who saved it; null for values from the environment. */
  by: z.nullable(z.string()),
  /** `before` is null if the setting had no value of its own. */
  changes: z.array(
    z.strictObject({ name: z.string(), before: z.nullable(z.string()), after: z.string() }),
  ),
})
export type SettingsRevision = z.output<typeof SettingsRevision>

/**
 * Somebody else has changed the same settings since they were read. Facts: `revision`, `changed`.
 */
export const settingsChanged = problem('settings-changed', 409, messages.changedTitle)
/** The revision was changed again since, or its earlier value is no longer allowed. */
export const notPutBack = problem('settings-not-put-back', 409, messages.notPutBackTitle)

export const settingsContract = {
  read: endpoint({
    route: 'GET /settings',
    access: 'admin',
    permission: 'owner',
    summary: "Get the shop's settings",
    input: z.strictObject({}),
    output: named('CurrentSettings', CurrentSettings),
  }),
  save: endpoint({
    route: 'PUT /settings',
    stepUp: 'settings',
    access: 'admin',
    permission: 'owner',
    maxBodyBytes: maxSettingsBodyBytes,
    summary: 'Save some settings; the others stay unchanged',
    input: named('SettingsChange', SettingsChange),
    output: named('CurrentSettings', CurrentSettings),
    problems: [settingsChanged],
  }),
  revisions: endpoint({
    route: 'GET /settings/revisions',
    access: 'admin',
    permission: 'owner',
    paged: true,
    summary: 'List the changes to the settings, newest first',
    input: z.strictObject({
      /** Only settings of one page. */
      part: z.optional(z.enum(settingsParts, messages.noPart)),
      ...pageFields,
    }),
    output: z.array(named('SettingsRevision', SettingsRevision)),
  }),
  putBack: endpoint({
    route: 'POST /settings/revisions/:revision/restore',
    stepUp: 'settings',
    access: 'admin',
    permission: 'owner',
    summary: 'Restore the settings that a revision changed',
    input: z.strictObject({ revision: IntegerText(1, maxRevision) }),
    output: named('CurrentSettings', CurrentSettings),
    problems: [notFound, notPutBack],
  }),
}
/** The operations that the HTTP API calls. */
export interface SettingsOperations extends Service<typeof settingsContract> {}
