/** Texts of the front page. Greeting, headline and figures are settings. */
import { displayNumber } from '../../platform/money/money.ts'

export const homeMessages = {
  title: 'Hand tools in bulk',
  description:
    'Hand tools by the pack for construction sites, workshops and schools: real stock, quantity prices, no account needed.',
  start: 'Get Started',
  own: 'Your orders and favorites',
  figuresTitle: 'The shop in figures',
  tools: 'Tools',
  allTools: (count: number) => (count === 1 ? 'All tools' : `All ${displayNumber(count)} tools`),
  noTools: 'No tools yet',
  noToolsDetail: 'Please come back soon.',
  reviews: 'Customer Review',
  reviewCount: (count: number) => (count === 1 ? '1 review' : `${displayNumber(count)} reviews`),
  noReviews: 'No reviews yet',
  noReviewsDetail: 'Buyers can review the tools they have ordered.',
  allReviews: (count: number) => `Show all ${displayNumber(count)} reviews`,
  fewerReviews: 'Show only the newest reviews',
} as const
