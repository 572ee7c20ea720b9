/** The sentence about the terms under which an order is placed. */
export const termsMessages = {
  before: 'By placing the order, you accept our',
  terms: 'terms',
  after: '.',
} as const
