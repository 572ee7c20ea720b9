/** Scopes as shown in a form: for each area no access, read access, or read and write access. */
import { scopes, type Scope } from '../platform/access/scopes.ts'

export const shopAreas = ['catalogue', 'orders', 'money', 'customers', 'content'] as const
export const companyAreas = ['buying'] as const
export type Area = (typeof shopAreas)[number] | (typeof companyAreas)[number]

export const modes = ['none', 'read', 'write'] as const
export type Mode = (typeof modes)[number]

/** The access to an area that these scopes grant. */
export const modeOf = (granted: readonly Scope[], area: Area): Mode =>
  granted.includes(`${area}:write`) ? 'write' : granted.includes(`${area}:read`) ? 'read' : 'none'

/** The scopes after changing the choice for one area. */
export const withMode = (granted: readonly Scope[], area: Area, mode: Mode): Scope[] =>
  scopes.filter((scope) =>
    scope.startsWith(`${area}:`) ? scope === `${area}:${mode}` : granted.includes(scope),
  )
