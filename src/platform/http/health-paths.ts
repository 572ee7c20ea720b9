/** The addresses of health checks. */

/** Health checks are answered whatever the shop is doing. */
export const isHealthCheck = (url: string): boolean => url === '/healthz' || url === '/readyz'
