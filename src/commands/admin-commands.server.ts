/** The operator's commands on users: roles, a link for a new password, a lost second factor. */
import { canonicalEmail } from '../platform/fields/canonical-email.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { lastAdmin } from '../accounts/contract.ts'
import { startupMessages as messages } from '../app/messages/startup.ts'
import { exitCodes, usageError, withShop, type CommandInput } from './command-input.server.ts'

/** admin promote <email> */
export async function promoteAdmin(input: CommandInput): Promise<number> {
  const { config, argument = '', print } = input
  const email = canonicalEmail(argument)
  if (email === undefined) return usageError(print, messages.notEmail(argument))
  return withShop(config, async (shop) => {
    const promoted = await shop.accounts.grantAdminRole(email)
    print(promoted ? messages.promoted(email) : messages.noSuchUser(email))
    return promoted ? exitCodes.done : exitCodes.failed
  })
}

/** admin demote <email> */
export async function demoteAdmin({ config, argument = '', print }: CommandInput): Promise<number> {
  const email = canonicalEmail(argument)
  if (email === undefined) return usageError(print, messages.notEmail(argument))
  return withShop(config, async (shop) => {
    const outcome = await shop.accounts.revokeAdminRole(email).catch((error: unknown) => {
      if (isProblem(error, lastAdmin)) return 'last-admin' as const
      throw error
    })
    print(messages.demotion[outcome](email))
    if (outcome === 'demoted' && email === config.adminEmail) print(messages.stillOperator(email))
    return outcome === 'demoted' ? exitCodes.done : exitCodes.failed
  })
}

/** admin reset-link <email> */
export async function printResetLink(input: CommandInput): Promise<number> {
  const { config, argument = '', print } = input
  const email = canonicalEmail(argument)
  if (email === undefined) return usageError(print, messages.notEmail(argument))
  return withShop(config, async (shop) => {
    const link = await shop.accounts.createResetLink(email)
    print(
      link === undefined
        ? messages.noResetLink(email, config.identity.kind === 'embedded')
        : messages.resetLink(email, link),
    )
    return link === undefined ? exitCodes.failed : exitCodes.done
  })
}

/** admin reset-factor <email> */
export async function resetSecondFactor(input: CommandInput): Promise<number> {
  const { config, argument = '', print } = input
  const email = canonicalEmail(argument)
  if (email === undefined) return usageError(print, messages.notEmail(argument))
  return withShop(config, async (shop) => {
    const outcome = await shop.identity.resetSecondFactor(email)
    print(
      outcome === undefined
        ? messages.noFactorReset(email, config.identity.kind === 'embedded')
        : messages.factorReset[outcome](email),
    )
    return outcome === 'reset' ? exitCodes.done : exitCodes.failed
  })
}
