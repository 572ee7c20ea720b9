/** What a shop of very many tools is asked: each kind of question in many forms, so that no kept answer serves. */

const shuffled = (word) =>
  word.length < 5 ? word : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`
const words = [
  'wrench',
  'hammer',
  'pliers',
  'socket',
  'chisel',
  'screwdriver',
  'clamp',
  'saw',
  'file',
  'level',
  'cutter',
  'box',
  'steel',
  'set',
  'plane',
  'trowel',
  'vise',
  'knife',
  'ratchet',
  'heavy-duty',
]
const sizes = [
  '13 mm wrench',
  '1/2 drive socket',
  '16 oz hammer',
  '10 mm',
  '8 in pliers',
  '200 mm pliers',
  '1/2" drive',
  '25mm chisel',
  '18 tpi blade',
  '12 in wrench',
  '4 lb hammer',
  '24-piece set',
  '3/8 in ratchet',
  'ph2 screwdriver',
  't25 torx',
  '300 mm clamp',
  '14 awg crimper',
  '5 m tape',
  '1000 mm level',
  'no. 4 plane',
]
const starts = [
  'wr',
  'wre',
  'ham',
  'com',
  'soc',
  'al',
  'ch',
  'ra',
  'pl',
  'scr',
  'to',
  'f',
  'ke',
  'tor',
  'bo',
  'vi',
  'de',
  'cal',
  'hex',
  'stai',
]
const nothings = [
  'zzqqxxv',
  'the of and',
  'in on by for',
  'qwrtpsd fghjkl',
  '%%%%',
  '___',
  "';--",
  '.*',
  'xq',
  '漢字',
]
const sorts = ['added', 'newest', 'name', 'price', 'price-down']
const of = (list, turn) => list[turn % list.length]
const nounOf = (name) => name.split(' ').find((word) => /^[A-Z][a-z]+$/.test(word)) ?? name
const address = (path, parameters) =>
  `${path}?${new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== undefined))}`
// Between 24 and 40 rows: the same question twice is another one.
const rows = (turn) => 24 + (turn % 17)
const narrowings = [
  ({ category }) => ({ category }),
  ({ brand }) => ({ brand }),
  ({ category, brand }) => ({ category, brand }),
  ({ category }) => ({ category, in_stock: 'true' }),
  (_, turn) => ({ price_min: String(5 + (turn % 20)), price_max: String(9 + (turn % 20)) }),
  (_, turn) => ({ max_minimum: String(1 + (turn % 12)) }),
  ({ category }) => ({ category, price_max: '8' }),
  ({ brand }, turn) => ({ brand, max_minimum: String(6 + (turn % 6)), in_stock: 'true' }),
]

/**
 * Kinds of question. `goal`: milliseconds within which 95 % are to be answered, with up to 100,000 tools and with a million.
 * @param sample tools from everywhere in the list
 */
export function queriesFor(sample) {
  const api = '/api/tools'
  const searched = (name, q) => ({
    name: `search-${name}`,
    goal: [50, 200],
    path: (turn) => address(api, { q: q(turn), limit: rows(turn) }),
  })
  return [
    ...sorts.map((sort) => ({
      name: `list-${sort}-deep`,
      goal: [50, 200],
      path: (turn) =>
        address(api, {
          sort: sort === 'added' ? undefined : sort,
          cursor: of(sample, turn).cursors[sort],
          limit: 24,
        }),
    })),
    {
      name: 'list-narrowed',
      goal: [50, 200],
      path: (turn) =>
        address(api, {
          ...of(narrowings, turn)(of(sample, turn), turn),
          sort: of([undefined, 'name', 'price', 'newest', 'price-down'], turn >> 3),
          limit: rows(turn),
        }),
    },
    {
      name: 'facets',
      goal: [50, 200],
      path: (turn) =>
        address('/api/search/facets', { ...of(narrowings, turn)(of(sample, turn), turn) }),
    },
    {
      name: 'facets-of-search',
      goal: [50, 200],
      path: (turn) =>
        address('/api/search/facets', {
          q: of(words, turn),
          ...of(narrowings, turn >> 2)(of(sample, turn), turn),
        }),
    },
    searched('common', (turn) => of(words, turn)),
    searched('rare', (turn) => of(sample, turn).rare),
    searched('name', (turn) => of(sample, turn).name),
    searched('size', (turn) => of(sizes, turn)),
    searched(
      'brand-and-word',
      (turn) => `${of(sample, turn).brand} ${nounOf(of(sample, turn).name)}`,
    ),
    searched('typo', (turn) => `${shuffled(of(words, turn))} ${shuffled(of(sample, turn).brand)}`),
    searched('nothing', (turn) => of(nothings, turn)),
    {
      name: 'search-narrowed',
      goal: [50, 200],
      path: (turn) =>
        address(api, {
          q: of(words, turn),
          ...of(narrowings, turn)(of(sample, turn), turn),
          sort: of([undefined, 'price', 'name'], turn),
          limit: rows(turn),
        }),
    },
    {
      name: 'suggestions',
      goal: [20, 60],
      path: (turn) => address('/api/search/suggestions', { q: typed(of(sample, turn), turn) }),
    },
    { name: 'one-tool', goal: [50, 200], path: (turn) => `${api}/${of(sample, turn).id}` },
    {
      name: 'page-of-the-list',
      goal: [50, 200],
      path: (turn) =>
        address('/purchase', {
          ...of(narrowings, turn)(of(sample, turn), turn),
          cursor: turn % 2 === 0 ? undefined : of(sample, turn).cursors.added,
        }),
    },
    {
      name: 'page-of-a-search',
      goal: [50, 200],
      path: (turn) => address('/purchase', { q: `${of(words, turn)} ${of(sample, turn).brand}` }),
    },
    { name: 'page-of-a-tool', goal: [50, 200], path: (turn) => `/tools/${of(sample, turn).slug}` },
    { name: 'home', goal: [50, 200], path: () => '/', purged: true },
    { name: 'whole-list', path: () => api, purged: true },
    {
      name: 'order-pad-20-lines',
      path: () => '/api/order-pad',
      body: (turn) => ({
        terms: Array.from({ length: 20 }, (_, row) => padTerm(of(sample, turn * 20 + row), row)),
      }),
    },
  ]
}

/** The beginning of a name, of a word, of a SKU. */
const typed = ({ name, sku }, turn) =>
  of([name.slice(0, 4 + (turn % 9)), of(starts, turn), sku.slice(0, 4 + (turn % 6))], turn)
const padTerm = ({ sku, name, brand }, row) =>
  of(
    [sku, sku.replaceAll('-', ' ').toLowerCase(), name, `${brand} ${nounOf(name)}`, shuffled(name)],
    row,
  )
