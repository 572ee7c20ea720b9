/**
 * The layout of admin pages: reads the role from the server, never from the browser. Source:
 * specification, point 6.
 */
import { Outlet } from 'react-router'
import { isAdmin } from '../accounts/rules.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { RedirectToLogin } from '../shell/access-guard.tsx'
import { pageErrors } from '../shell/page-errors.tsx'
import { Loading } from '../ui/page-state.tsx'
import type { Route } from './+types/admin-layout.ts'

export const clientLoader = async () => ({ canEnter: isAdmin(await currentUser()) })
clientLoader.hydrate = true as const

export const HydrateFallback = () => <Loading />

export default function AdminOnly({ loaderData }: Route.ComponentProps) {
  return loaderData.canEnter ? <Outlet /> : <RedirectToLogin missing="admin" />
}

export const ErrorBoundary = pageErrors()
