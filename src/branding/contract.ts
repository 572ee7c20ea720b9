/** The HTTP contract of branding: an owner uploads a picture and gets the key for the setting. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { pictureUnusable } from '../pictures/contract.ts'
import { maxFileBytes } from '../pictures/rules.ts'
import { brandPictureKinds } from '../platform/profile/brand-picture.ts'

export const brandingContract = {
  add: endpoint({
    route: 'POST /brand-pictures/:kind',
    access: 'admin',
    permission: 'owner',
    status: 201,
    maxFileBytes,
    fileTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
    summary: 'Upload a logo, an icon or a home page picture; the body is the file',
    input: z.strictObject({ kind: z.enum(brandPictureKinds) }),
    /** `picture` is the value for the setting with that name; width and height in pixels. */
    output: z.strictObject({ picture: z.string(), width: z.int(), height: z.int() }),
    problems: [pictureUnusable],
  }),
}
/** The operations that the HTTP API calls. */
export interface BrandingOperations extends Service<typeof brandingContract> {}
