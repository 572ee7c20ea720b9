/** The setting that makes a second factor mandatory for staff: who may enable it. */
import type { IdentityService } from '../../identity/identity.server.ts'
import type { SettingName } from '../../settings/declarations.ts'
import type { SettingGuard } from '../../settings/save-settings.server.ts'
import { staffMessages as messages } from '../messages/staff.ts'
import { findUserById } from '../store.server.ts'

type GuardDependencies = {
  readonly identity: IdentityService
  readonly guardSetting: (name: SettingName, guard: SettingGuard) => void
}

/**
 * Nobody locks themselves out: only a person with a second factor can require it of others. A
 * hosted provider keeps the second factors itself, so the shop cannot require them.
 */
export const guardStaffFactor = ({ identity, guardSetting }: GuardDependencies): void =>
  guardSetting('staffFactor', async (tx, value, saver) => {
    if (value !== 'demanded') return undefined
    if (identity.publicSettings.kind !== 'embedded') return messages.factorsElsewhere
    const user = saver && (await findUserById(tx, saver.id))
    if (user && !(await identity.hasSecondFactor(tx, user.subject))) return messages.factorFirst
    return undefined
  })
