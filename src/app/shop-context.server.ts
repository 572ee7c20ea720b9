/** Gives pages on the server access to the shop. */
import { createContext } from 'react-router'
import type { Shop } from './shop.server.ts'

export const shopContext = createContext<Shop>()
