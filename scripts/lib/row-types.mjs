/**
 * Compares what the stores say of their rows with the database: `Row` of each `sql<Row>` template
 * with the rows that came while tests ran (`tests/observe-rows.ts`), and the tables of `withTables`
 * with information_schema. The compiler believes both, so a column that was renamed, or may be null
 * now, would be found by nobody.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { isCallExpression, isTaggedTemplateExpression } from 'typescript/unstable/ast/is'
import { API, TypeFlags } from 'typescript/unstable/sync'
import { root } from './node.mjs'

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('typescript/unstable/ast').SourceFile} SourceFile
 * @typedef {import('typescript/unstable/sync').Type} Type
 * @typedef {import('typescript/unstable/sync').Checker} Checker
 * @typedef {{ name: string, kinds: readonly string[], words: readonly string[] }} Column
 *   `kinds`: of values, as `typeof` has them, and 'null', 'Date', 'bytes', 'any', 'undefined';
 *   `words`: texts that came, or those that the type allows; none where it allows any
 * @typedef {{ template: string, shapes: readonly string[], columns: readonly Column[] }} Seen
 *   `shapes`: the names of columns that came together, separated by commas
 * @typedef {{ place: string, columns: readonly Column[] }} Declared
 * @typedef {{ table: string, name: string, type: string, mayBeNull: boolean }} SchemaColumn
 */

/** What pg makes of a column; of all other types it makes text, and of arrays and JSON objects. */
const kindByType = new Map([
  ['bigint', 'number'],
  ['integer', 'number'],
  ['smallint', 'number'],
  ['double precision', 'number'],
  ['real', 'number'],
  ['boolean', 'boolean'],
  ['bytea', 'bytes'],
  ['timestamp with time zone', 'Date'],
  ['ARRAY', 'object'],
  ['jsonb', 'any'],
  ['json', 'any'],
])

/**
 * @param {string} folder what the tests have written
 * @returns {{ wrong: string[], compared: number, declared: number }} what does not fit, in
 *   sentences; and of how many declared templates rows have come
 */
export function compareRows(folder) {
  const { templates, tables } = readDeclared()
  /**
   * @param {string} file
   * @returns {any} `Seen[]`, or of the schema `SchemaColumn[]`
   */
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const wrong = new Set(faultsOfTables(tables, read('schema.json')))
  const compared = new Set()
  for (const file of readdirSync(folder))
    if (file !== 'schema.json')
      for (const seen of read(file))
        for (const statement of templates.get(seen.template) ?? []) {
          compared.add(statement.place)
          for (const fault of faultsOfRows(statement, seen))
            wrong.add(`${statement.place} ${fault}`)
        }
  const declared = [...templates.values()].flat().length
  return { wrong: [...wrong].toSorted(), compared: compared.size, declared }
}

/**
 * @param {Declared} declared
 * @param {Seen} seen
 */
function faultsOfRows({ columns }, seen) {
  const faults = []
  for (const { name, kinds, words } of columns) {
    const shape = seen.shapes.find((one) => !one.split(',').includes(name))
    if (shape !== undefined && !kinds.includes('undefined'))
      faults.push(`has no column ${name} among ${shape}`)
    const came = seen.columns.find((column) => column.name === name)
    if (!came || kinds.includes('any')) continue
    for (const kind of came.kinds)
      if (!kinds.includes(kind)) faults.push(`${name} is ${kind}, not ${kinds.join(' or ')}`)
    const strange = words.length > 0 && came.words.find((word) => !words.includes(word))
    if (strange) faults.push(`${name} is '${strange}', none of ${words.join(', ')}`)
  }
  return faults
}

/**
 * @param {readonly Declared[]} tables their `place` ends in the name of the table
 * @param {readonly SchemaColumn[]} schema
 */
function faultsOfTables(tables, schema) {
  const faults = []
  for (const { place, columns } of tables)
    for (const { name, kinds } of columns) {
      const table = place.slice(place.lastIndexOf(' ') + 1)
      const column = schema.find((one) => one.table === table && one.name === name)
      if (!column) {
        faults.push(`${place} has no column ${name}`)
        continue
      }
      const kind = kindByType.get(column.type) ?? 'string'
      if (kind !== 'any' && !kinds.includes('any') && !kinds.includes(kind))
        faults.push(`${place}.${name} is ${kind}, not ${kinds.join(' or ')}`)
      if (column.mayBeNull && !kinds.includes('any') && !kinds.includes('null'))
        faults.push(`${place}.${name} may be null`)
    }
  return faults
}

/**
 * @returns {{ templates: Map<string, Declared[]>, tables: Declared[] }} templates by their text,
 *   which may stand in several places
 */
function readDeclared() {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error('tsconfig.json could not be opened.')
    const { program, checker } = project
    /** @type {Map<string, Declared[]>} */
    const templates = new Map()
    /** @type {Declared[]} */
    const tables = []
    for (const path of program.getSourceFileNames()) {
      if (!/^(src|packages)\/(?!.*(node_modules|\.test\.))/.test(relative(root, path))) continue
      const file = program.getSourceFile(path)
      if (!file || !/sql<|withTables</.test(file.text)) continue
      for (const { template, place, columns } of templatesIn(file, checker))
        templates.set(template, [...(templates.get(template) ?? []), { place, columns }])
      tables.push(...tablesIn(file, checker))
    }
    return { templates, tables }
  } finally {
    api.close()
  }
}

/**
 * @param {SourceFile} file
 * @param {Checker} checker
 */
function templatesIn(file, checker) {
  return nodesIn(file, isTaggedTemplateExpression).flatMap((node) => {
    const { tag, template, typeArguments } = node
    const type = typeArguments?.[0] && checker.getTypeFromTypeNode(typeArguments[0])
    const isRow = type && (type.isObjectType() || type.isIntersectionType())
    if (tag.getText() !== 'sql' || !isRow) return []
    const fragments =
      template.kind === SyntaxKind.TemplateExpression
        ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
        : [template.text]
    return {
      template: fragments.join('\0'),
      place: placeOf(file, node),
      columns: columnsOf(type, checker),
    }
  })
}

/**
 * @param {SourceFile} file
 * @param {Checker} checker
 */
function tablesIn(file, checker) {
  return nodesIn(file, isCallExpression).flatMap((node) => {
    const { expression, typeArguments } = node
    const type = typeArguments?.[0] && checker.getTypeFromTypeNode(typeArguments[0])
    if (!type || !expression.getText().endsWith('.withTables')) return []
    return checker.getPropertiesOfType(type).flatMap((table) => {
      const row = checker.getTypeOfSymbol(table)
      const place = `${placeOf(file, node)} ${table.name}`
      return row ? [{ place, columns: columnsOf(row, checker) }] : []
    })
  })
}

/**
 * @template {Node} Kind
 * @param {SourceFile} file
 * @param {(node: Node) => node is Kind} isWanted
 */
function nodesIn(file, isWanted) {
  /** @type {Kind[]} */
  const found = []
  /** @param {Node} node */
  const visit = (node) => {
    if (isWanted(node)) found.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/**
 * @param {SourceFile} file
 * @param {Node} node
 */
const placeOf = (file, node) =>
  `${relative(root, file.fileName)}:${file.text.slice(0, node.getStart(file)).split('\n').length}`

/**
 * @param {Type} row
 * @param {Checker} checker
 * @returns {Column[]}
 */
function columnsOf(row, checker) {
  return checker.getPropertiesOfType(row).map((property) => {
    const parts = partsOf(checker.getTypeOfSymbol(property), checker)
    const texts = parts.filter((part) => kindOf(part) === 'string')
    const words = texts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []))
    const kinds = [...new Set(parts.map(kindOf))]
    return { name: property.name, kinds, words: words.length === texts.length ? words : [] }
  })
}

/**
 * @param {Type | undefined} type
 * @param {Checker} checker
 * @returns {Type[]} the members of a union, or the type itself; of a type parameter, what it may
 *   be; of Kysely's `Generated` and `ColumnType`, what is selected
 */
function partsOf(type, checker) {
  if (!type) return []
  if (type.flags & TypeFlags.TypeParameter) {
    const parts = partsOf(checker.getBaseConstraintOfType(type), checker)
    return parts.length > 0 ? parts : [type]
  }
  if (type.isUnionType()) return type.getTypes().flatMap((member) => partsOf(member, checker))
  const selected = type.isObjectType() && checker.getPropertyOfType(type, '__select__')
  return selected ? partsOf(checker.getTypeOfSymbol(selected), checker) : [type]
}

/** @type {readonly (readonly [TypeFlags, string])[]} */
const kindByFlag = [
  [TypeFlags.AnyOrUnknown, 'any'],
  // Of a type parameter that may be anything.
  [TypeFlags.TypeParameter, 'any'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.VoidLike, 'undefined'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
]
const kindByName = new Map([
  ['Date', 'Date'],
  ['Buffer', 'bytes'],
  ['Uint8Array', 'bytes'],
])

/**
 * @param {Type | undefined} type
 * @returns {string} of a type with a brand, the kind of what bears it
 */
function kindOf(type) {
  if (type?.isIntersectionType()) return kindOf(type.getTypes()[0])
  const [, kind] = kindByFlag.find(([flag]) => ((type?.flags ?? 0) & flag) !== 0) ?? []
  return kind ?? kindByName.get(type?.getSymbol()?.name ?? '') ?? 'object'
}
