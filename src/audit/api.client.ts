/** The browser's client of the audit. */
import { createShopClient } from '../session/api.client.ts'
import { auditContract } from './contract.ts'

export const audit = createShopClient(auditContract)
