/** The API reference texts of reviews. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  deletedOne,
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { reviewsContract } from './contract.ts'

const review = {
  _id: exampleIds.review,
  name: 'Jane Smith',
  email: 'j***@example.com',
  review: 'Holds its edge.',
  title: 'Good steel',
  rating: 5,
  tool: { id: exampleIds.tool, slug: 'claw-hammer-16-oz', name: 'Claw Hammer 16 oz' },
  verified: true,
  demo: false,
  writtenAt: exampleMoment,
} as const

export const reviewsReference: ContractReference<typeof reviewsContract> = {
  description: 'Customer reviews of the shop and its tools.',
  operations: {
    list: {
      description:
        'E-mail addresses are masked. `verified` says whether the author has ordered the tool.',
      parameters: {
        tool: 'Only reviews of the tool with this id.',
        stars: 'Only reviews with this number of stars.',
        ...pageParameters,
      },
      request: { tool: exampleIds.tool, limit: '10' },
      response: [review],
    },
    add: {
      description:
        'With `toolId` and `rating` the review is about a tool; otherwise it is about the shop. ' +
        'The e-mail address and name are those of the account. `held` says whether staff must ' +
        'check the review before it is shown. `modifiedCount` is 1 if the review replaces an ' +
        'earlier one.',
      request: {
        review: 'Holds its edge.',
        toolId: exampleIds.tool,
        rating: 5,
        title: 'Good steel',
      },
      response: {
        acknowledged: true,
        insertedId: exampleIds.review,
        modifiedCount: 0,
        held: false,
      },
    },
    listModerated: {
      description:
        'A review is held if it contains links, e-mail addresses, telephone numbers or blocked ' +
        'words; a hidden review was hidden by staff. A reported review is visible and has open ' +
        'reports.',
      parameters: { state: '`held`, `reported` or `hidden`.', ...pageParameters },
      request: { state: 'held', limit: '50' },
      response: [review],
    },
    moderate: {
      description:
        'A reason is required for hiding. If the author rewrites a hidden review, it is held.',
      parameters: { id: 'The id of the review.' },
      request: {
        id: exampleIds.review,
        state: 'hidden',
        reason: 'The review insults another customer.',
      },
      response: { acknowledged: true, modifiedCount: 1 },
    },
    answer: {
      description:
        'The answer is shown below the review, in `answer`, with the time at which it was saved.',
      parameters: { id: 'The id of the review.' },
      request: { id: exampleIds.review, answer: 'Thank you. The new handles are coated.' },
      response: { acknowledged: true, modifiedCount: 1 },
    },
    report: {
      description:
        'The review stays visible until staff have checked it. `insertedCount` is 0 if this account ' +
        'or browser has already reported the review.',
      parameters: { id: 'The id of the review.' },
      request: {
        id: exampleIds.review,
        reason: 'advertising',
        note: 'The review names another shop.',
        browser: exampleIds.session,
      },
      response: { acknowledged: true, insertedCount: 1 },
    },
    listOwn: {
      description: 'Includes reviews of tools that are no longer sold.',
      parameters: pageParameters,
      request: { limit: '10' },
      response: [{ ...review, email: exampleEmail }],
    },
    remove: {
      description:
        '`deletedCount` is 0 if the review does not exist, or belongs to another author.',
      parameters: { id: 'The id of the review.' },
      request: { id: exampleIds.review },
      response: deletedOne,
    },
    deleted: {
      description:
        'Reviews deleted by staff can be restored for 30 days. Reviews deleted by their authors ' +
        'are not included.',
      response: [
        {
          _id: exampleIds.review,
          name: 'Jane Smith',
          review: 'Holds its edge.',
          title: 'Good steel',
          rating: 5,
          tool: review.tool,
          deletedAt: exampleMoment,
          deletedBy: 'Ada Admin',
        },
      ],
    },
    restore: {
      description:
        'The review is restored with its previous status. `restoredCount` is 0 if the review is ' +
        'not deleted. Authors can restore reviews that they deleted themselves; staff can ' +
        'restore reviews that staff deleted.',
      parameters: { id: 'The id of the review.' },
      request: { id: exampleIds.review },
      response: { acknowledged: true, restoredCount: 1 },
    },
  },
}
