/**
 * Reads responses that the typed client does not support: files, and uploads with their progress.
 */
import * as answers from '../../packages/contract/client/read-response.ts'
import type { Endpoint } from '../platform/access/endpoint.ts'
import { noAnswerMessages } from '../platform/messages/no-answer.ts'

/** @throws Problem the shop's own */
export const readResponse = (
  endpoint: Pick<Endpoint, 'output'>,
  response: Response,
): Promise<unknown> => answers.readResponse(endpoint, response, noAnswerMessages)

/**
 * Passes on a JSON response.
 * @throws Problem if a proxy in between sent something else
 */
export const requireJson = (response: Response): Response =>
  answers.requireJson(response, noAnswerMessages)
