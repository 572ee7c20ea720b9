/** The guard of admins' pages: the role is read from the server, never from this browser. Source: specification, point 6. */
import { Outlet } from 'react-router'
import { isAdmin } from '../accounts/rules.ts'
import { currentUser } from './current-user.client.ts'
import { PersonalFailure, ToLogin } from './guard.tsx'
import { Loading } from './state.tsx'
import type { Route } from './+types/admin-only.ts'

export const clientLoader = async () => ({ mayEnter: isAdmin(await currentUser()) })
clientLoader.hydrate = true as const

export const HydrateFallback = () => <Loading />

export default function AdminOnly({ loaderData }: Route.ComponentProps) {
  return loaderData.mayEnter ? <Outlet /> : <ToLogin missing="admin" />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PersonalFailure error={error} />
