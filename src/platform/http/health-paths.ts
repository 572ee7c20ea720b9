/** The addresses of health checks. */

/** Health checks are answered regardless of load. */
export const isHealthCheck = (url: string): boolean => url === '/healthz' || url === '/readyz'
