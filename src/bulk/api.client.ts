/** The API client of bulk jobs. */
import { createShopClient } from '../session/api.client.ts'
import { bulkJobsContract } from './contract.ts'

export const bulkJobs = createShopClient(bulkJobsContract)
