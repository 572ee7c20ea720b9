/** The configuration of a demo shop on a server, with its accounts. */
import { readConfig, type Config } from '../../src/platform/config/config.server.ts'

export const demoShopConfig = (url: string): Config => ({
  ...readConfig({ DEMO: 'on', LOG_LEVEL: 'silent' }),
  database: { kind: 'server', url },
})
