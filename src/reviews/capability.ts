/** The manifest of reviews: stars and text for a tool, or a text about the shop. */
import type { Capability, MenuEntry } from '../platform/capability.ts'
import { reviewsContract } from './contract.ts'
import { reviewsMenuMessages as messages } from './messages/menu.ts'

export const reviewsMenu: readonly MenuEntry[] = [
  { path: '/dashboard/addreview', label: messages.addReview, role: 'customer', position: 30 },
]

export const reviewsCapability: Capability = {
  name: 'reviews',
  contracts: [reviewsContract],
  menu: reviewsMenu,
  limits: {
    reviews: { variable: 'LIMIT_REVIEWS', points: 5, seconds: 60 },
    reports: { variable: 'LIMIT_REPORTS', points: 10, seconds: 3600 },
  },
  queryParameters: ['stars', 'reviews', 'tool'],
  cacheTags: ['reviews'],
  settings: [],
}
