/** Shared parts of the examples in the API reference: ids, times, and list parameters. */

export const exampleIds = {
  tool: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6071',
  otherTool: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6072',
  order: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6073',
  user: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6074',
  review: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6075',
  address: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6076',
  document: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6078',
  payment: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f607a',
  company: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6079',
  invitation: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6081',
  session: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6080',
  words: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6077',
} as const
export const exampleEmail = 'jane@example.com'
export const exampleMoment = '2026-11-22T08:15:00.000Z'
export const exampleContact = {
  phoneNum: '+1 555 0100',
  address: '1 Anvil Row\nToledo, OH 43604\nUnited States',
} as const
/** The same address in parts. */
export const exampleParts = {
  street: '1 Anvil Row',
  postcode: '43604',
  town: 'Toledo',
  region: 'OH',
  country: 'US',
} as const
export const deletedOne = { acknowledged: true, deletedCount: 1 } as const

/** Of every paged list. */
export const pageParameters = {
  limit: 'The maximum number of rows on a page.',
  cursor: 'The start of the page. Copy the value from the `Link` header of the previous page.',
} as const
