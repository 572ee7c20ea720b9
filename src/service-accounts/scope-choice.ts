/** Scopes as a form shows them: for each area nothing, seeing, or seeing and changing. */
import { scopes, type Scope } from '../platform/access/scopes.ts'

export const shopAreas = ['catalogue', 'orders', 'money', 'customers', 'content'] as const
export const companyAreas = ['buying'] as const
export type Area = (typeof shopAreas)[number] | (typeof companyAreas)[number]

export const modes = ['none', 'read', 'write'] as const
export type Mode = (typeof modes)[number]

/** How much of an area these scopes open. */
export const modeOf = (granted: readonly Scope[], area: Area): Mode =>
  granted.includes(`${area}:write`) ? 'write' : granted.includes(`${area}:read`) ? 'read' : 'none'

/** The scopes with another choice for one area. */
export const withMode = (granted: readonly Scope[], area: Area, mode: Mode): Scope[] =>
  scopes.filter((scope) =>
    scope.startsWith(`${area}:`) ? scope === `${area}:${mode}` : granted.includes(scope),
  )
