/** Access tokens: 256 random bits for the browser, their hash for the database. */
import { hash, randomBytes } from 'node:crypto'

/** A new token as it travels: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. A plain hash is enough: 256 random bits cannot be guessed from it. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
