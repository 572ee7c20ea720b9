/** The bearer token of a request (RFC 6750). */
import type { FastifyRequest } from 'fastify'

const bearerPattern = /^Bearer +([\w.~+/-]+=*)$/i

/** The bearer token of a request, not verified. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  bearerPattern.exec(headers.authorization ?? '')?.[1]
