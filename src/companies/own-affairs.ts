/**
 * Nobody acts for the shop on a record of their own, or of a company they belong to or have left
 * recently: defines the record that each staff operation acts on, and what happens if it is their
 * own. Pure.
 */

/** The record kinds of the view `holders_of_records`. */
export const heldRecords = [
  'order',
  'shipment',
  'return',
  'quote',
  'document',
  'payment',
  'card-payment',
  'company',
  'user',
  'certificate',
  'price-list',
  'received-order',
] as const
export type HeldRecord = (typeof heldRecords)[number]

/**
 * `field`: the input field with the record's id or number, a list of them, or `a.b` for a nested
 * field.
 */
type Subject = { readonly record: HeldRecord; readonly field: string }

/**
 * What a staff operation does if the record is the caller's own: `allowed`, as usual; `as-buyer`,
 * what any buyer may do; `refused`, nothing.
 */
export type OwnRule =
  | 'allowed'
  | { readonly own: 'refused' | 'as-buyer'; readonly subjects: readonly Subject[] }

const refused = (record: HeldRecord, field: string): OwnRule => ({
  own: 'refused',
  subjects: [{ record, field }],
})
const asBuyer = (record: HeldRecord, field: string): OwnRule => ({
  own: 'as-buyer',
  subjects: [{ record, field }],
})

/**
 * By method and path: every staff operation that changes an order, quote, return, refund, credit
 * note, price, limit or membership. Cancelling and deleting one's own order stay allowed.
 */
export const ownRules: Readonly<Record<string, OwnRule>> = {
  'POST /order/:number/transitions': asBuyer('order', 'number'),
  'POST /orders/transitions': refused('order', 'numbers'),
  'PUT /order/:number': refused('order', 'number'),
  'PUT /order/:number/tracking': refused('order', 'number'),
  'PUT /order/:number/delivery': refused('order', 'number'),
  'PUT /order/:number/expected': refused('order', 'number'),
  'PUT /order/:number/approval': asBuyer('order', 'number'),
  'POST /order/:number/release': asBuyer('order', 'number'),
  'POST /order/:number/refuse': asBuyer('order', 'number'),
  'POST /order/:number/end': refused('order', 'number'),
  'POST /order/:number/shipments': refused('order', 'number'),
  'POST /order/:number/returns': asBuyer('order', 'number'),
  'POST /order/:number/documents': asBuyer('order', 'number'),
  'POST /order/:number/credit-notes': refused('order', 'number'),
  'POST /order/:number/notes': 'allowed',
  'DELETE /order/:number/notes/:id': 'allowed',
  'POST /orders/on-behalf': {
    own: 'refused',
    subjects: [
      { record: 'user', field: 'userId' },
      { record: 'company', field: 'company' },
    ],
  },
  'DELETE /orders/:id': 'allowed',
  'POST /orders/:id/restore': refused('order', 'id'),
  'POST /returns/:id/transitions': refused('return', 'id'),
  'PUT /shipments/:id/parcels': refused('shipment', 'id'),
  'POST /shipments/:id/documents': asBuyer('shipment', 'id'),
  'POST /quotes/:id/versions': refused('quote', 'id'),
  'POST /quotes/:id/messages': asBuyer('quote', 'id'),
  'POST /quotes/:id/withdrawal': refused('quote', 'id'),
  // This only reads the file; ordering from it is checked below.
  'POST /order-files/:name': 'allowed',
  'PUT /received-orders/:id': asBuyer('received-order', 'id'),
  'POST /received-orders/:id/order': asBuyer('received-order', 'id'),
  'POST /received-orders/:id/replacement': asBuyer('received-order', 'id'),
  'POST /received-orders/:id/rejection': asBuyer('received-order', 'id'),
  'POST /received-orders/:id/answer-mail': 'allowed',
  'DELETE /received-orders/:id/answer-mail': 'allowed',
  'POST /documents/:id/credit-notes': refused('document', 'id'),
  'POST /documents/:id/mails': 'allowed',
  'POST /documents/:id/deliveries': 'allowed',
  'POST /statements': 'allowed',
  'POST /statements/:id/mail': 'allowed',
  'POST /payments': refused('document', 'allocations.document'),
  'POST /payments/:id/allocations': {
    own: 'refused',
    subjects: [
      { record: 'payment', field: 'id' },
      { record: 'document', field: 'allocations.document' },
    ],
  },
  'POST /payments/:id/undo': refused('payment', 'id'),
  'POST /bank-files/:name': 'allowed',
  'POST /refunds': {
    own: 'refused',
    subjects: [
      { record: 'user', field: 'customer' },
      { record: 'company', field: 'customer' },
    ],
  },
  'PUT /refunds/:id/bank-entry': refused('payment', 'id'),
  'POST /card-payments/:id/refunds': refused('card-payment', 'id'),
  'POST /reminders/:id': 'allowed',
  'PUT /reminders/:id/exemption': refused('document', 'id'),
  'PUT /column-choices': 'allowed',
  'DELETE /column-choices/:id': 'allowed',
  'POST /price-lists': 'allowed',
  'PUT /price-lists/:id': refused('price-list', 'id'),
  'DELETE /price-lists/:id': refused('price-list', 'id'),
  'POST /price-lists/:listId/rows': refused('price-list', 'listId'),
  'PUT /price-lists/:listId/rows/:id': refused('price-list', 'listId'),
  'DELETE /price-lists/:listId/rows/:id': refused('price-list', 'listId'),
  'POST /price-lists/:listId/rows/:id/put-back': refused('price-list', 'listId'),
  'POST /price-lists/:listId/imports': refused('price-list', 'listId'),
  // This only reads the file; the import writes it.
  'POST /price-lists/:listId/files/:name': 'allowed',
  // Their members are checked when staff are added: see `requireOwnerForStaff`.
  'POST /companies': 'allowed',
  'POST /company-imports': 'allowed',
  'POST /company-invitations': 'allowed',
  'PUT /companies/:id': refused('company', 'id'),
  'POST /companies/:id/state': refused('company', 'id'),
  'PUT /companies/:id/members': asBuyer('company', 'id'),
  'PUT /companies/:id/members/:userId/limits': asBuyer('company', 'id'),
  'DELETE /companies/:id/members/:userId': asBuyer('company', 'id'),
  'POST /companies/:id/invitations': asBuyer('company', 'id'),
  'DELETE /companies/:id/invitations/:invitationId': asBuyer('company', 'id'),
  'POST /companies/:id/part-numbers': asBuyer('company', 'id'),
  'POST /companies/:id/part-numbers/imports': asBuyer('company', 'id'),
  'DELETE /companies/:id/part-numbers/:numberId': asBuyer('company', 'id'),
  'POST /companies/:id/punch-out': refused('company', 'id'),
  'DELETE /companies/:id/punch-out/:connection': refused('company', 'id'),
  'PUT /companies/:id/punch-out/:connection/answers': refused('company', 'id'),
  'POST /companies/:id/punch-out/messages/:message/send': refused('company', 'id'),
  'POST /companies/:id/vat-number': refused('company', 'id'),
  'POST /companies/:id/certificates': refused('company', 'id'),
  'POST /certificates/:id/file': refused('certificate', 'id'),
  'POST /certificates/:id/verification': refused('certificate', 'id'),
  'DELETE /certificates/:id': refused('certificate', 'id'),
  // Operations on the shop as a whole, and on accounts, which have rules of their own.
  'PUT /delivery/charges': 'allowed',
  'PUT /stock': 'allowed',
  'POST /stock/:toolId': 'allowed',
  'PUT /pick-list/ticks': 'allowed',
  'POST /bins': 'allowed',
  'POST /accounting-runs': 'allowed',
  'POST /tax/sales-rates': 'allowed',
  'DELETE /tax/sales-rates/:state': 'allowed',
  'PUT /users/:email/profile': 'allowed',
  'DELETE /users/:id': 'allowed',
}

/**
 * For this many days a former member of a company may not act for the shop on the company's
 * records.
 */
export const daysAfterLeaving = 90
/**
 * For this many days colleagues still count after somebody has revoked the right with which they
 * could act instead.
 */
export const daysAfterEnding = 7

/**
 * Whether other staff, who do not own the record, have the right. `active`: they do; `ended`: only
 * people whose right the caller has revoked in the last days; `none`: nobody.
 */
export type Others = 'active' | 'ended' | 'none'

/**
 * What somebody may do for the shop on a record.
 * @param isOwn whether it belongs to them, or to a company they belong to or have left recently
 */
export const resolveOwnAffair = ({
  isOwn,
  isOwner,
  others,
}: {
  readonly isOwn: boolean
  readonly isOwner: boolean
  readonly others: Others
}): 'as-staff' | 'as-staff-noted' | 'not-as-staff' => {
  if (!isOwn) return 'as-staff'
  return isOwner && others === 'none' ? 'as-staff-noted' : 'not-as-staff'
}

/** The ids and numbers in a field of an input, as text; for `user.…` and `company.…` the id. */
export function namedIn(input: unknown, field: string): readonly string[] {
  const [first = '', ...rest] = field.split('.')
  const value: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, first) : undefined
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (rest.length > 0) return values.flatMap((one) => namedIn(one, rest.join('.')))
  return values.flatMap((one) =>
    typeof one === 'string' || typeof one === 'number'
      ? [String(one).replace(/^(?:user|company)\./, '')]
      : [],
  )
}
