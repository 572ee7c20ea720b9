/** How settings are created on the server, and their endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { settingsCapability } from './capability.ts'
import { settingsContract } from './contract.ts'
import { settingsReference } from './reference.server.ts'
import {
  createSettingsService,
  type SettingsDependencies,
  type SettingsService,
} from './service.server.ts'

export const settingsServerCapability: ServerCapability<SettingsDependencies, SettingsService> = {
  manifest: settingsCapability,
  reference: settingsReference,
  create: createSettingsService,
  endpoints: (service) => [
    endpointsOf({ name: settingsCapability.name, contract: settingsContract, service }),
  ],
  jobs: () => [],
}
