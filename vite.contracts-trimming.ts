/**
 * A Vite plugin that leaves out of the browser's bundle what only the server and the API document
 * read of a contract: who may call an operation, its Problems, its texts and the names of its
 * schemas. The client needs its address and its schemas.
 */
import { basename } from 'node:path'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

const sourceFile = /^[^?]*[\\/](?:src|packages)[\\/][^?]*\.tsx?(?:\?|$)/

/** What packages/contract/client and src/session/api.client.ts read. */
const readByClient = new Set(['route', 'access', 'input', 'output', 'forCompany'])

/** The functions of packages/contract/wire-format.ts that describe a schema to the document alone. */
const forDocument: Readonly<Record<string, number>> = {
  describedAs: 0,
  named: 1,
  omittable: 0,
  withIntegerFormat: 0,
  withKeywords: 0,
}

export function trimContracts(): Plugin {
  return {
    name: 'trim-contracts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: sourceFile, code: /wire-format\.ts|endpoint\.ts/ },
      handler: (code, id) => ({
        code: withoutDeclarations(code, id.split('?')[0] ?? id),
        map: null,
      }),
    },
  }
}

type Range = { readonly start: number; readonly end: number }

/** A source whose operations are plain objects of what the client reads, and whose schemas have no names. */
export function withoutDeclarations(code: string, path: string): string {
  const { program } = parseSync(path, code)
  const imported = importedFrom(program)
  const removed: Range[] = []
  new Visitor({
    CallExpression({ callee, arguments: values, end }) {
      if (callee.type !== 'Identifier') return
      const { file, name = '' } = imported.get(callee.name) ?? {}
      const [first] = values
      const kept = file === 'wire-format.ts' ? values[forDocument[name] ?? -1] : undefined
      if (first && kept)
        removed.push(
          callee,
          { start: first.start, end: kept.start },
          { start: kept.end, end: end - 1 },
        )
      if (file === 'endpoint.ts' && name === 'endpoint' && first?.type === 'ObjectExpression')
        removed.push(callee, ...unreadIn(first))
    },
  }).visit(program)
  return removed
    .filter((one) => !removed.some((other) => other !== one && isWithin(one, other)))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

const isWithin = (inner: Range, outer: Range): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

/** With the comma behind each of them. */
const unreadIn = ({ properties, end }: ESTree.ObjectExpression): readonly Range[] =>
  properties.flatMap((property, index) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    !readByClient.has(property.key.name)
      ? [{ start: property.start, end: properties[index + 1]?.start ?? end - 1 }]
      : [],
  )

/** What a source imports, by the name that it has there. */
function importedFrom({ body }: ESTree.Program) {
  const imported = new Map<string, { readonly file: string; readonly name: string }>()
  for (const statement of body)
    if (statement.type === 'ImportDeclaration')
      for (const { type, local, ...specifier } of statement.specifiers)
        if (type === 'ImportSpecifier' && 'imported' in specifier)
          imported.set(local.name, {
            file: basename(statement.source.value),
            name: specifier.imported.type === 'Identifier' ? specifier.imported.name : '',
          })
  return imported
}
