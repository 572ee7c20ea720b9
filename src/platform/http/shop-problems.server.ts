/** The shop's error handler: Problems, errors of Fastify, and a database that cannot be reached. */
import {
  createProblemHandler,
  toProblem,
  type ProblemHandler,
  type ToProblem,
} from '../../../packages/contract/server/problem-responses.server.ts'
import { Problem } from '../../../packages/contract/problem.ts'
import { acceptedLanguage } from '../languages/chosen-language.server.ts'
import { inLanguage } from '../languages/in-language.server.ts'
import { languageCodes, shopLanguages } from '../languages/languages.ts'
import { inCurrentLanguage } from '../languages/messages-by-language.server.ts'
import { toUnavailable } from '../unavailable.server.ts'

/** The Problem that an error is or represents; undefined for a bug. */
export const toShopProblem: ToProblem = (error) => toProblem(toUnavailable(error))

const isOnlyInBase = (): boolean => {
  const { main, all } = shopLanguages()
  return all.length === 1 && main === languageCodes[0]
}

/**
 * Texts that contracts declare, such as titles and field errors, were created before the language
 * was known.
 */
function toSpokenProblem(error: unknown): Problem | undefined {
  const problem = toShopProblem(error)
  if (problem === undefined || isOnlyInBase()) return problem
  const { title, detail, errors, ...body } = problem.body
  return new Problem(
    {
      ...body,
      title: inCurrentLanguage(title),
      ...(detail === undefined ? {} : { detail: inCurrentLanguage(detail) }),
      ...(errors && {
        errors: errors.map((each) => ({ ...each, detail: inCurrentLanguage(each.detail) })),
      }),
    },
    problem.retryAfter,
    problem.cause,
  )
}

const handleProblem = createProblemHandler(toSpokenProblem, (problem, request) =>
  request.server.outageLog.problem(problem),
)

export const problemHandler: ProblemHandler = (error, request, reply) => {
  if (isOnlyInBase()) return handleProblem(error, request, reply)
  return inLanguage(acceptedLanguage(request.headers['accept-language']), () =>
    handleProblem(error, request, reply),
  )
}
