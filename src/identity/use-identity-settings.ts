/** The identity provider's public settings, in components. */
import { useRouteLoaderData } from 'react-router'
import { defaultIdentitySettings, type PublicIdentitySettings } from './public-settings.ts'

/** What the root route's loader must return for `useIdentitySettings`. */
export type IdentityLoaderData = { readonly identity: PublicIdentitySettings }

/** What this shop's provider offers; the defaults while the document is an error page. */
export const useIdentitySettings = (): PublicIdentitySettings =>
  useRouteLoaderData<IdentityLoaderData>('root')?.identity ?? defaultIdentitySettings
