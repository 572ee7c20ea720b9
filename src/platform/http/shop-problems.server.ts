/** The shop's error handler: Problems, errors of Fastify, and a database that cannot be reached. */
import {
  createProblemHandler,
  toProblem,
  type ToProblem,
} from '../../../packages/contract/server/problem-responses.server.ts'
import { toUnavailable } from '../unavailable.server.ts'

/** The Problem that an error is or stands for; undefined for a bug. */
export const toShopProblem: ToProblem = (error) => toProblem(toUnavailable(error))

export const problemHandler = createProblemHandler(toShopProblem, (problem, request) =>
  request.server.outageLog.problem(problem),
)
