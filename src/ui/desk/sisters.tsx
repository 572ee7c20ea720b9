/** Related pages as tabs; the dashboard layout provides the list. */
import { createContext } from 'react'

export type Sister = { readonly label: string; readonly path: string; readonly search: string }

export const Sisters = createContext<readonly Sister[]>([])
