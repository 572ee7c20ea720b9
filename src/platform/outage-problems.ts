/**
 * The Problems of a shop that is temporarily out of service, one for each cause (503). Any endpoint
 * may return them. If the database does not respond, see unavailable.ts.
 */
import { problem } from '../../packages/contract/problem.ts'
import { outageTitles as titles } from './messages/outages.ts'

/** More requests than the shop can handle. */
export const overloaded = problem('busy', 503, titles.overloaded)
/** The request names a host other than the shop's (421). */
export const misdirectedRequest = problem('other-host', 421, titles.misdirectedRequest)

/** A statement was cancelled at its time limit, or waited too long for a lock. */
export const statementTimedOut = problem('took-too-long', 503, titles.statementTimedOut)
/** No connection to the database became free in time. */
export const connectionsExhausted = problem('connections-taken', 503, titles.connectionsExhausted)
/** The database, or a pooler in front of it, refuses the shop's connection as configured. */
export const connectionRefused = problem('connection-refused', 503, titles.connectionRefused)
/** No space left for writing: on the database's disk, or in a folder. */
export const diskFull = problem('disk-full', 503, titles.diskFull)
/** The database, or a folder, can be read but not written. */
export const readOnly = problem('read-only', 503, titles.readOnly)
/**
 * A newer version of the shop has changed the database in a way that this version cannot work with.
 */
export const supersededVersion = problem('newer-version', 503, titles.supersededVersion)
