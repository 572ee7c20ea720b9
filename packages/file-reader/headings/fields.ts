/** The fields that headings name, without the words for them: for code that needs no dictionary. */

/** The subject of a list. A heading may name different fields for different subjects. */
export const fieldsOf = {
  /** The fields of tools; if a heading can name several, the first is used. */
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
   * The conditions of a price: for what, from when, in which currency; and what is added to it,
   * deducted from it or multiplied with it. `freeGoods`: pieces without a price, '10+1';
   * `discountable` and `netItem`: whether discounts apply; `offerFrom` and `offerUntil`: the days
   * of a special price; `less`: the percentage that its row's list price still loses.
   */
  terms: [
    'target',
    'subject',
    'freeGoods',
    'discountable',
    'netItem',
    'offerFrom',
    'offerUntil',
    'discountGroup',
    'surcharge',
    'special',
    'factor',
    'less',
    'percent',
    'ladder',
    'validFrom',
    'validUntil',
    'removed',
    'currency',
    'taxRate',
  ],
  /**
   * The fields of bank entries; `credit` and `debit` are columns of incoming and outgoing amounts.
   */
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
  /** The fields of customers: a company, a contact person, and agreed terms. */
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
  /**
   * The fields of the numbers that customers use for the shop's tools; `supplier`: the shop's
   * number, in the customer's words.
   */
  partNumber: ['supplier', 'number', 'sku'],
  /**
   * A counted stock, beside the stock in the books; `place`: its location or batch, so that an
   * article may have several rows; `reserved`: pieces that are promised to others; `available`: a
   * stock without them.
   */
  counted: ['stock', 'place', 'reserved', 'available'],
  /** Whose number it is, from the sender's point of view: the sender's own, or the receiver's. */
  side: ['ours', 'yours'],
  /**
   * The fields of order lines; `further`: another quantity than the ordered one, such as the open
   * quantity; `orderNumber`: the buyer's order number.
   */
  order: ['quantity', 'sku', 'name', 'further', 'orderNumber'],
  /**
   * What a sentence states besides an article and a number: that nothing is ordered (`cancelled`:
   * withdrawn; `denied`: not meant, or returned; `past`: history; `enquiry`: a price is asked), or
   * that the order is not certain (`conditional`, `recurring`; `shared`: the number applies several
   * times; `approximate`: words beside the number itself).
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
   * Words for the unit of the number beside them: pieces, a fixed number of pieces, packs of the
   * tool, or a container of unknown size.
   */
  unit: ['piece', 'dozen', 'gross', 'hundred', 'thousand', 'pair', 'pack', 'container'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Subject = keyof typeof fieldsOf
export type FieldOf<S extends Subject> = (typeof fieldsOf)[S][number]

/** A field of a list of tools. */
export type ListField = FieldOf<'article'>
export const isListField = (text: string): text is ListField =>
  fieldsOf.article.some((field) => field === text)
