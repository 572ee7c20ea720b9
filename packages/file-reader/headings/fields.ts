/** The fields that headings name, without the words that name them: for anybody who needs no dictionary. */

/** What a list is about. A heading may name a field of one subject, and another field of another. */
export const fieldsOf = {
  /** Of tools; the first field that a heading can name is meant. */
  article: [
    'cost_per',
    'cost',
    'price_per',
    'pallet_gtin',
    'carton_gtin',
    'inner_gtin',
    'gtin',
    'customs_number',
    'mpn',
    'sku',
    'reorder_level',
    'bin',
    'tax_class',
    'age_limit',
    'hazards',
    'hazard_text',
    'state',
    'document',
    'image',
    'weight',
    'inner',
    'pallet',
    'carton',
    'unit',
    'pack_size',
    'minimum_quantity',
    'Stock',
    'brand',
    'category',
    'family',
    'origin',
    'description',
    'name',
    'price',
  ],
  /**
   * What a price is subject to: for what, from when, in which currency; and what others add to it,
   * take off it or multiply it by.
   */
  terms: [
    'target',
    'subject',
    'discountGroup',
    'surcharge',
    'special',
    'factor',
    'percent',
    'ladder',
    'validFrom',
    'validUntil',
    'removed',
    'currency',
    'taxRate',
  ],
  /** Of entries in the list of a bank; `credit` and `debit` are columns of what came and what went. */
  bank: [
    'valueDate',
    'bookedOn',
    'amount',
    'credit',
    'debit',
    'currency',
    'payer',
    'counterparty',
    'account',
    'id',
    'state',
    'reference',
  ],
  /** Of customers: a company, somebody of it, and what was agreed. */
  customer: [
    'company',
    'firstName',
    'lastName',
    'billingEmail',
    'email',
    'phone',
    'role',
    'priceList',
    'paymentTerms',
    'terms',
    'creditLimit',
    'street2',
    'street',
    'address',
    'houseNumber',
    'houseNumberAddition',
    'postcode',
    'city',
    'region',
    'country',
    'vatId',
    'taxNumber',
    'taxStatus',
    'minimumOrder',
    'representative',
    'notes',
    'invoiceForm',
    'buyerReference',
    'ledgerAccount',
    'number',
    'name',
  ],
  /** Of the numbers that customers have for the shop's tools; `supplier`: the shop's, in their words. */
  partNumber: ['supplier', 'number', 'sku'],
  /**
   * A stock that somebody has counted, beside the one in the books; `place`: where it is, or of which
   * batch, so that an article may have a row for each.
   */
  counted: ['stock', 'place'],
  /** Whose a number is, in the words of the sender of the list: the sender's, or the receiver's. */
  side: ['ours', 'yours'],
  /**
   * Of the lines of an order; `further`: another quantity of the line than the ordered one, such as what
   * is still open; `orderNumber`: the buyer's number of the order.
   */
  order: ['quantity', 'sku', 'name', 'further', 'orderNumber'],
  /**
   * What a sentence says beside an article and a number: that nothing is ordered (`cancelled`: taken back;
   * `denied`: not meant, or returned; `past`: history; `enquiry`: a price is asked), or that it is not sure
   * (`conditional`, `recurring`; `shared`: the number counts several times; `approximate`: words beside
   * the number itself).
   */
  said: [
    'cancelled',
    'denied',
    'past',
    'enquiry',
    'conditional',
    'recurring',
    'shared',
    'approximate',
  ],
  /**
   * Words for what the number beside them counts: pieces, so many pieces, the packs of the tool, or
   * whatever holds an unknown number of it.
   */
  unit: ['piece', 'dozen', 'gross', 'hundred', 'thousand', 'pair', 'pack', 'container'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Subject = keyof typeof fieldsOf
export type FieldOf<S extends Subject> = (typeof fieldsOf)[S][number]

/** A field of a list of tools. */
export type ListField = FieldOf<'article'>
export const isListField = (text: string): text is ListField =>
  fieldsOf.article.some((field) => field === text)
