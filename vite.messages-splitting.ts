/**
 * A Vite plugin that lets a page bring only those texts that it shows.
 *
 * The texts of a capability are one object (`orderPageMessages` in `messages/order-page.ts`), and a
 * bundler keeps or leaves out an object as a whole: with one sentence came all, those of mails and
 * of the dashboard too. In the browser's bundle each text is a constant of its own, and
 * `messages.title` is that constant; the object stays for whoever takes it as a whole
 * (`messages[name]`). Sources and server know nothing of it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import { siblingOf } from './src/platform/languages/message-siblings.server.ts'
import { languageOfBuild } from './vite.languages.ts'

const messagesFile = /[\\/]messages(?:[\\/][\w-]+|[\\/][a-z]{2}[\\/][\w-]+)?\.ts$/
const messagesName = /Messages$/
const sourceFile = /^[^?]*[\\/](?:src|packages)[\\/][^?]*\.tsx?(?:\?|$)/

export function splitMessages(): Plugin {
  return {
    name: 'split-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: sourceFile },
      handler(code, id) {
        const [path = ''] = id.split('?')
        const withUses = splitUses(code, path, partsOfFile)
        return {
          code: messagesFile.test(path) ? splitObjects(withUses, path) : withUses,
          map: null,
        }
      },
    },
  }
}

/** A plain text as the source has it, the parts of an object, or undefined for anything else. */
type Part = string | PartsOfObject | undefined
type PartsOfObject = ReadonlyMap<string, Part>
/** The parts of each object of texts in a file, by the name under which it is exported. */
export type Parts = ReadonlyMap<string, PartsOfObject>

type Edit = { readonly start: number; readonly end: number; readonly text: string }

const applyEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)

const knownParts = new Map<string, Parts>()

/** Read from the disk, since whoever uses a text may be transformed before the file of the texts. */
function partsOfFile(path: string): Parts {
  const known = knownParts.get(path)
  if (known !== undefined) return known
  const spoken = siblingOf(path, languageOfBuild()) ?? path
  const parts = partsIn(readFileSync(spoken, 'utf8'), spoken)
  knownParts.set(path, parts)
  return parts
}

/** The parts of the objects of texts in a source. */
export function partsIn(code: string, path: string): Parts {
  const toPart = (node: ESTree.Expression): Part => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      return code.slice(node.start, node.end)
    const properties = plainProperties(node)
    return properties && toParts(properties)
  }
  const toParts = (properties: readonly PlainProperty[]): PartsOfObject =>
    new Map(properties.map(({ key, property }) => [key, toPart(property.value)]))
  return new Map(
    objectsOf(parseSync(path, code).program).map(({ name, properties }) => [
      name,
      toParts(properties),
    ]),
  )
}

type PlainProperty = { readonly key: string; readonly property: ESTree.ObjectProperty }
type TextObject = {
  readonly name: string
  readonly statement: ESTree.Statement | ESTree.Directive
  readonly properties: readonly PlainProperty[]
}

/** The exported objects of a file that can be split: with plain properties alone. */
const objectsOf = ({ body }: ESTree.Program): readonly TextObject[] =>
  body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !messagesName.test(id.name) || !init) return []
      const properties = plainProperties(init)
      return properties ? [{ name: id.name, statement, properties }] : []
    })
  })

/** The properties of an object; undefined where one is not plain, and for anything else. */
function plainProperties(node: ESTree.Expression): readonly PlainProperty[] | undefined {
  const object = withoutType(node)
  if (object.type !== 'ObjectExpression') return undefined
  const plain = object.properties.flatMap(plainProperty)
  return plain.length === object.properties.length ? plain : undefined
}

const withoutType = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? withoutType(node.expression)
    : node

const plainProperty = (property: ESTree.ObjectPropertyKind): readonly PlainProperty[] =>
  property.type === 'Property' &&
  property.kind === 'init' &&
  !property.method &&
  !property.computed &&
  property.key.type === 'Identifier'
    ? [{ key: property.key.name, property }]
    : []

/** The file of texts with a constant for each part of its objects. */
export function splitObjects(code: string, path: string): string {
  const { program } = parseSync(path, code)
  return applyEdits(
    code,
    objectsOf(program).flatMap(({ name, statement, properties }) => [
      {
        start: statement.start,
        end: statement.start,
        text: properties
          .map(({ key, property: { value } }) => {
            const text = code.slice(value.start, value.end)
            return `export const ${name}$${key} = ${isPlain(value) ? text : asPure(text)}\n`
          })
          .join(''),
      },
      ...properties.map(({ key, property: { start, end } }) => ({
        start,
        end,
        text: `${key}: ${name}$${key}`,
      })),
    ]),
  )
}

/** Making a text has no effects, so what nobody shows can be left out. */
const asPure = (text: string): string => `/* @__PURE__ */ (() => (${text}))()`

const isPlain = ({ type }: ESTree.Expression): boolean =>
  type === 'Literal' || type === 'ArrowFunctionExpression'

type Import = { readonly name: string; readonly from: string; readonly parts: PartsOfObject }

/**
 * A source with the parts of objects of texts in place of the objects, wherever it names the part.
 * @param partsOf tells the parts of the objects in the file at a path
 */
export function splitUses(code: string, path: string, partsOf: (path: string) => Parts): string {
  if (!code.includes('messages')) return code
  const { program } = parseSync(path, code)
  const imports = importsOf(program, (from) => partsOf(join(dirname(path), from)))
  for (const name of hiddenBy(program)) imports.delete(name)
  const edits: Edit[] = []
  const used = new Map<string, Set<string>>()
  const part = (local: string, { name, from, parts }: Import, key: string): string => {
    const text = parts.get(key)
    if (typeof text === 'string') return text
    const names = used.get(from) ?? new Set()
    used.set(from, names.add(`${name}$${key} as ${local}$${key}`))
    return `${local}$${key}`
  }
  new Visitor({
    MemberExpression(node) {
      const { start, end } = node
      // Whatever is inside of a text that has been put in place is gone.
      if (edits.some((edit) => edit.start <= start && edit.end >= end)) return
      const [local, ...keys] = namesOf(node)
      const found = local === undefined ? undefined : imports.get(local)
      const [key] = keys
      if (local === undefined || found === undefined || key === undefined) return
      const text = keys.reduce<Part>(
        (parts, name) => (parts instanceof Map ? parts.get(name) : undefined),
        found.parts,
      )
      if (typeof text === 'string') edits.push({ start, end, text })
      else if (keys.length === 1 && found.parts.has(key))
        edits.push({ start, end, text: part(local, found, key) })
    },
    VariableDeclarator({ id, init, start, end }) {
      const found = init?.type === 'Identifier' ? imports.get(init.name) : undefined
      if (init?.type !== 'Identifier' || !found || id.type !== 'ObjectPattern') return
      const names = id.properties.map(takenPart)
      if (names.some((name) => name === undefined || !found.parts.has(name.key))) return
      const text = names
        .flatMap((name) => (name ? `${name.as} = ${part(init.name, found, name.key)}` : []))
        .join(', ')
      edits.push({ start, end, text })
    },
  }).visit(program)
  const added = [...used].map(
    ([from, names]) => `import { ${[...names].join(', ')} } from '${from}'\n`,
  )
  return added.join('') + applyEdits(code, edits)
}

/** The names in `a.b.c`; none for anything more. */
function namesOf(node: ESTree.Expression): readonly string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return []
  const object = namesOf(node.object)
  return object.length === 0 ? [] : [...object, node.property.name]
}

/** What a source imports of files of texts, by the name that it has there. */
function importsOf({ body }: ESTree.Program, partsOf: (from: string) => Parts) {
  const imports = new Map<string, Import>()
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue
    const from = statement.source.value
    if (!from.startsWith('.') || !messagesFile.test(from)) continue
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
      const { name } = specifier.imported
      const parts = partsOf(from).get(name)
      if (parts) imports.set(specifier.local.name, { name, from, parts })
    }
  }
  return imports
}

/** `{ title }` and `{ title: heading }` of a pattern; undefined for anything more. */
const takenPart = (property: ESTree.BindingProperty | ESTree.BindingRestElement) =>
  property.type === 'Property' &&
  !property.computed &&
  property.key.type === 'Identifier' &&
  property.value.type === 'Identifier'
    ? { key: property.key.name, as: property.value.name }
    : undefined

/** All names that variables and parameters of a source have: they may hide what is imported. */
function hiddenBy(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (pattern: ESTree.ParamPattern | ESTree.BindingPattern): void => {
    for (const name of boundNames(pattern)) names.add(name)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    FunctionDeclaration: ({ params }) => params.forEach(add),
    FunctionExpression: ({ params }) => params.forEach(add),
    CatchClause: ({ param }) => {
      if (param) add(param)
    },
  }).visit(program)
  return names
}

function boundNames(pattern: ESTree.ParamPattern | ESTree.BindingPattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'Property' ? property.value : property.argument),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) =>
        element === null
          ? []
          : boundNames(element.type === 'RestElement' ? element.argument : element),
      )
    case 'AssignmentPattern':
      return boundNames(pattern.left)
    case 'RestElement':
      return boundNames(pattern.argument)
    default:
      return boundNames(pattern.parameter)
  }
}
