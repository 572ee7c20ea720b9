/** The API client of exemption certificates. */
import { createShopClient } from '../session/api.client.ts'
import { certificatesContract } from './certificates-contract.ts'

export const certificates = createShopClient(certificatesContract)
