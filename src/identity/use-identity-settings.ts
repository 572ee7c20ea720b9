/** The identity provider's public settings, in components. */
import { useRouteLoaderData } from 'react-router'
import { defaultIdentitySettings, type PublicIdentitySettings } from './public-settings.ts'

/** The data that the root route's loader must return for `useIdentitySettings`. */
export type IdentityLoaderData = { readonly identity: PublicIdentitySettings }

/** The settings of this shop's provider; the defaults on an error page. */
export const useIdentitySettings = (): PublicIdentitySettings =>
  useRouteLoaderData<IdentityLoaderData>('root')?.identity ?? defaultIdentitySettings
