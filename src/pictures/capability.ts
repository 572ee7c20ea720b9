/** The manifest of pictures: files that admins upload, in every size that pages need. */
import type { Capability } from '../platform/capability.ts'
import { picturesContract } from './contract.ts'

export const picturesCapability: Capability = {
  name: 'pictures',
  contracts: [picturesContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_PUBLIC_URL',
    'PICTURE_TEST_ORIGINS',
  ],
}
