/** Everything with a stored value: settings, and their texts in further languages. Pure. */
import type { Schema } from '../platform/access/endpoint.ts'
import {
  isSettingName,
  settingDeclarations,
  settingNames,
  type SettingName,
} from './declarations.ts'
import { spokenNames, spokenSchemas, type SpokenName } from './texts-in-languages.ts'

const knownSpoken: ReadonlySet<string> = new Set(spokenNames)
export const isSpokenName = (name: string): name is SpokenName => knownSpoken.has(name)

/** A name with a value of its own: a setting, or a setting's text in a further language. */
export type StoredName = SettingName | SpokenName
export const storedNames: readonly StoredName[] = [...settingNames, ...spokenNames]
export const isStoredName = (name: string): name is StoredName =>
  isSettingName(name) || isSpokenName(name)

/** The schema of a setting, for any value. */
export const settingSchema = (name: StoredName): Schema =>
  isSpokenName(name) ? spokenSchemas[name] : settingDeclarations[name].schema

/** The default value of a setting. */
export const settingFallback = (name: StoredName): unknown =>
  isSpokenName(name) ? '' : settingDeclarations[name].fallback
