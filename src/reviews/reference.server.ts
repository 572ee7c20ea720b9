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
  description: 'What customers say about the shop and its tools.',
  operations: {
    list: {
      description: 'E-mail addresses are masked. `verified`: the author has ordered the tool.',
      parameters: {
        tool: 'Only reviews of the tool with this id.',
        stars: 'Only reviews with so many stars.',
        ...pageParameters,
      },
      request: { tool: exampleIds.tool, limit: '10' },
      response: [review],
    },
    add: {
      description:
        'With `toolId` and `rating` it is about a tool, else about the shop. E-mail and name are ' +
        'those of the account. `held`: it is shown when staff have looked at it. `modifiedCount` is 1 where it replaces an earlier one.',
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
        'A review is held when it has links, e-mail addresses, telephone numbers or blocked words; ' +
        'staff hide it. A reported one is shown, and has reports that nobody has closed.',
      parameters: { state: '`held`, `reported` or `hidden`.', ...pageParameters },
      request: { state: 'held', limit: '50' },
      response: [review],
    },
    moderate: {
      description:
        'A reason is demanded for hiding. A hidden review that is written again is held.',
      parameters: { id: 'The id of the review.' },
      request: { id: exampleIds.review, state: 'hidden', reason: 'It insults another customer.' },
      response: { acknowledged: true, modifiedCount: 1 },
    },
    answer: {
      description: 'It stands below the review in `answer`, with the time at which it was saved.',
      parameters: { id: 'The id of the review.' },
      request: { id: exampleIds.review, answer: 'Thank you. The new handles are coated.' },
      response: { acknowledged: true, modifiedCount: 1 },
    },
    report: {
      description:
        'The review stays in sight until staff have looked at it. `insertedCount` is 0 where this ' +
        'account or browser has reported it before.',
      parameters: { id: 'The id of the review.' },
      request: {
        id: exampleIds.review,
        reason: 'advertising',
        note: 'It names another shop.',
        browser: exampleIds.session,
      },
      response: { acknowledged: true, insertedCount: 1 },
    },
    listOwn: {
      description: 'Of tools that are no longer sold, too.',
      parameters: pageParameters,
      request: { limit: '10' },
      response: [{ ...review, email: exampleEmail }],
    },
    remove: {
      description: "`deletedCount` is 0 where there is no such review, or it is somebody else's.",
      parameters: { id: 'The id of the review.' },
      request: { id: exampleIds.review },
      response: deletedOne,
    },
    deleted: {
      description: 'They can be restored for 30 days. What authors delete themselves is left out.',
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
        'In the state that it had. `restoredCount` is 0 where it is not deleted. Authors restore ' +
        'what they have deleted themselves, staff what staff have deleted.',
      parameters: { id: 'The id of the review.' },
      request: { id: exampleIds.review },
      response: { acknowledged: true, restoredCount: 1 },
    },
  },
}
