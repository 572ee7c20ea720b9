/** The Problem of a hosted identity provider that does not answer: signing in waits, everything else goes on. */
import { problem } from '../../packages/contract/problem.ts'
import { providerUnavailableMessages } from './messages/provider-unavailable.ts'

export const providerUnavailable = problem(
  'identity-provider-away',
  503,
  providerUnavailableMessages,
)
