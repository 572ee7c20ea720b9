/** The Problem of a hosted identity provider that does not answer: signing in waits, everything else goes on. */
import { problem } from '../platform/problem.ts'
import { signingInAway } from '../words/en/signing-in-away.ts'

export const providerAway = problem('identity-provider-away', 503, signingInAway)
