/** What the platform needs of a log; pino's and Fastify's loggers are such. */
export interface Log {
  info(fields: object, message?: string): void
  warn(fields: object, message?: string): void
  error(fields: object, message?: string): void
}
