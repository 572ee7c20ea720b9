/** Texts of categories, brands and families as records: refusals, and the pages that edit them. */
export const recordsMessages = {
  problems: {
    nameTaken: 'This name already exists',
    slugTaken: 'This web address is already in use',
    inUse: 'This record is still in use',
    circular: 'A category cannot be its own parent',
  },
  notSlug: 'Use lower-case letters, digits and single hyphens, such as power-tools.',
  nameTaken: (name: string) =>
    `${name} already exists. Choose another name, or merge the two records below.`,
  slugTaken: (slug: string) =>
    `${slug} is or was the web address of another record. Choose a different web address.`,
  inUse:
    'Tools (including archived ones), subcategories or families still use this record. Merge the record into another one, or change the tools, subcategories and families first.',
  circular:
    'The parent cannot be the category itself or a category below it. Choose another parent category.',
  itself: 'A record cannot be merged into itself. Choose another record.',
  changedMeanwhile:
    'Somebody has saved changes since you opened this record. Your entries are kept, and the other fields show the saved values. Check all fields, then save again.',
  notOwnPicture: 'Upload the picture as a file so that the shop stores it.',
  tooLong: (max: number) => `Enter at most ${max} characters.`,
  kinds: {
    categories: {
      title: 'Categories',
      one: 'Category',
      add: 'Add a category',
      empty: 'No categories yet',
      emptyDetail:
        'Categories are created automatically from the tools. You can also add a category here.',
    },
    brands: {
      title: 'Brands',
      one: 'Brand',
      add: 'Add a brand',
      empty: 'No brands yet',
      emptyDetail:
        'Brands are created automatically from the tools. You can also add a brand here.',
    },
    families: {
      title: 'Families',
      one: 'Family',
      add: 'Add a family',
      empty: 'No families yet',
      emptyDetail:
        'A family is a group of tools from one brand that differ in size. Families are created automatically from the tools.',
    },
  },
  description: 'The shop’s categories, brands and families.',
  lead: 'When you rename a record, all its tools show the new name immediately. Old web addresses redirect to the new address.',
  search: 'Search by name',
  hint: 'Name or web address',
  name: 'Name',
  brand: 'Brand',
  brandHelp: 'Leave empty for tools without a brand.',
  about: 'About',
  tools: 'Tools',
  address: 'Web address',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  above: (name: string) => `in ${name}`,
  add: 'Add',
  added: (name: string) => `${name} was added`,
  slug: 'Web address',
  slugHelp: (path: string) =>
    `The page’s web address is ${path}. Former web addresses of the page redirect to the current one.`,
  former: (slugs: string) => `These former web addresses redirect here: ${slugs}.`,
  position: 'Sort position',
  positionHelp: 'Lower numbers come first; records with the same number are sorted by name.',
  sentence: 'Short description',
  sentenceHelp: 'One sentence, shown above the tools.',
  parent: 'Parent category',
  noParent: 'None (top level)',
  removePicture: 'Remove the picture',
  inLanguages: 'In other languages',
  inLanguagesLead:
    'Translations for the pages in other languages. If a field is empty, buyers see the text above.',
  inLanguage: (field: string, language: string) => `${field}, ${language}`,
  notOfShop: (languages: string) =>
    languages === ''
      ? 'The shop has only one language. Add more languages under Settings, “Country, currency, time”.'
      : `Categories and brands can be translated into: ${languages}. Add other languages under Settings, “Country, currency, time”.`,
  maker: 'Manufacturer',
  makerLead:
    'The manufacturer and its contact details are required for sales in the EU, and are shown on the tools’ pages.',
  responsible: 'Responsible person in the EU',
  responsibleLead: 'Required if the manufacturer is not in the EU.',
  partyName: 'Name',
  partyAddress: 'Postal address',
  partyContact: 'E-mail address or web address',
  save: 'Save',
  saving: 'Saving',
  saved: (name: string) => `${name} was saved`,
  see: 'View the page',
  merge: 'Merge into another record',
  mergeLead: (tools: number) =>
    tools === 0
      ? 'No published tool uses this name. The web addresses of this record will redirect to the record that you choose.'
      : `${tools === 1 ? 'One tool' : `${tools} tools`} will get the name of the record that you choose. This record’s web addresses will redirect to the chosen record.`,
  mergeInto: 'Into',
  choose: 'Choose a record',
  mergeAct: 'Merge',
  sureToMerge: (name: string, into: string) =>
    `${name} will be removed, and its tools will move to ${into}.`,
  merged: (name: string, into: string) => `${name} was merged into ${into}`,
  remove: 'Delete',
  sure: (name: string) => `${name} will be deleted. No published tool uses this name.`,
  gone: 'This record does not exist',
  goneDetail:
    'The record was merged or deleted, or the link is wrong. Choose a record from the list.',
  crumbs: 'You are here',
  history: 'History',
} as const
