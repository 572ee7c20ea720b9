/** The manifest of the catalogue: tools, their prices, quantities and families. */
import type { Capability, MenuEntry } from '../platform/capability.ts'
import { catalogueContract } from './contract.ts'
import { taxonomyContract } from './taxonomy/records-contract.ts'
import { toolDocumentsContract } from './tool-documents/tool-documents-contract.ts'
import { missingTextsContract } from './texts/missing-texts-contract.ts'
import { toolTextsContract } from './texts/tool-texts-contract.ts'
import { toolPicturesContract } from './pictures/tool-pictures-contract.ts'
import { catalogueMenuMessages as messages } from './messages/menu.ts'

export const catalogueMenu: readonly MenuEntry[] = [
  {
    path: '/dashboard/addproduct',
    label: messages.addProduct,
    role: 'admin',
    permission: 'catalogue',
    changing: true,
    position: 20,
  },
  {
    path: '/dashboard/manageproducts',
    label: messages.manageProducts,
    role: 'admin',
    permission: 'catalogue',
    position: 50,
  },
]

export const catalogueCapability: Capability = {
  name: 'catalogue',
  contracts: [
    catalogueContract,
    toolPicturesContract,
    toolDocumentsContract,
    toolTextsContract,
    missingTextsContract,
    taxonomyContract,
  ],
  menu: catalogueMenu,
  limits: {},
  queryParameters: ['tools', 'quantity'],
  cacheTags: ['tools', 'tool:{id}', 'image-hosts'],
  settings: ['HTTP_IMAGES'],
}
