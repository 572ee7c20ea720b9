/** The pages that belong together with the open one, as tabs; the layout of the dashboard says which. */
import { createContext } from 'react'

export type Sister = { readonly label: string; readonly path: string; readonly search: string }

export const Sisters = createContext<readonly Sister[]>([])
