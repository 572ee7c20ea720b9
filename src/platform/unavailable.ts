/**
 * The Problem of a shop whose database, or another service that it needs, does not respond (503).
 */
import { problem } from '../../packages/contract/problem.ts'
import { unavailable as ofAnyEndpoint } from '../../packages/contract/standard-problems.ts'
import { unavailableTitle } from './messages/no-answer.ts'

/**
 * The standard Problem with the shop's title. Causes that are known more precisely, such as a full
 * disk, have their own Problems in outage-problems.ts.
 */
export const unavailable = problem(ofAnyEndpoint.type, ofAnyEndpoint.status, unavailableTitle)
