/** Reading and saving a tool's texts in the shop's further languages. */
import type { Caller } from '../../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { languageNames, shopLanguages, type Language } from '../../platform/languages/languages.ts'
import { requireSeen } from '../../platform/seen.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { toolTextsMessages as messages } from '../messages/tool-texts.ts'
import { lockTool, recordById } from '../states/state-store.server.ts'
import { toolChange } from '../writing/audited-tool.server.ts'
import { familyIds, notifyToolsChanged } from '../writing/tool-changes.server.ts'
import {
  markTextsChanged,
  saveTexts,
  textsOfTool,
  writtenTools,
  type ToolTexts,
} from './text-store.server.ts'
import type { ToolText, ToolTextInLanguage, ToolTextsOperations } from './tool-texts-contract.ts'

type Save = Parameters<ToolTextsOperations['saveToolTexts']>[1]

export const createToolTexts = (context: CatalogueContext): ToolTextsOperations => ({
  toolTexts: async (_caller, { id }) => {
    const { handle } = context.database
    if (!(await recordById(handle, id))) throw notFound()
    return { texts: await readTexts(handle, id) }
  },
  saveToolTexts: (caller, input) => saveToolTexts(context, caller, input),
})

const none: ToolTexts = { name: '', family: '', description: '', keywords: '', specs: [] }

/** Texts in stored or submitted form. */
type SomeText = Pick<ToolTexts, keyof ToolText>

/** Without the search words, which nobody types. */
const toText = ({ name, family, description, specs }: SomeText): ToolText => ({
  name,
  family,
  description,
  specs: specs.map((spec) => ({ name: spec.name, value: spec.value })),
})

/**
 * The languages in which texts are edited: all except the shop's own, whose texts are the tool's.
 * If the shop's own language used to be a further one, its separate texts are still shown, so they
 * can be edited, too.
 */
const languagesOf = (stored: ReadonlyMap<string, ToolTexts>): readonly Language[] => {
  const { main, all } = shopLanguages()
  return all.filter((code) => code !== main || stored.has(code))
}

async function readTexts(db: Handle, id: string): Promise<ToolTextInLanguage[]> {
  const stored = await textsOfTool(db, id)
  return languagesOf(stored).map((language) =>
    Object.assign({ language }, toText(stored.get(language) ?? none)),
  )
}

/** In the form of the history and of error messages. */
const inWords = ({ name, family, description, specs }: ToolText): string =>
  [name, family, ...specs.map((spec) => `${spec.name}: ${spec.value}`), description]
    .filter((text) => text !== '')
    .join(' · ')

/**
 * @throws Problem not-found, changed-meanwhile, or invalid-input for a language that the shop does
 *   not have
 */
const saveToolTexts = (
  context: CatalogueContext,
  { actor }: Caller<'admin'>,
  { id, language: code, seen, ...input }: Save,
) =>
  context.database.transact(async (tx) => {
    const { audit, database, hooks, now } = context
    await lockTool(tx, id)
    const tool = await recordById(tx, id)
    if (!tool) throw notFound()
    const stored = await textsOfTool(tx, id)
    const language = requireLanguage(code, languagesOf(stored))
    const kept = stored.get(language) ?? none
    const [before, after] = [toText(kept), toText(input)]
    requireSeen(seen && toText(seen), before, inWords(before))
    await saveTexts(tx, language, [Object.assign({ tool_id: id, keywords: kept.keywords }, after)])
    await markTextsChanged(tx, id, now())
    await hooks.written(tx, await writtenTools(tx, [id]))
    const said = (text: ToolText) => ({ texts: `${languageNames[language]}: ${inWords(text)}` })
    await audit.record(tx, actor, {
      ...toolChange('catalogue.saveToolTexts', tool),
      before: said(before),
      after: said(after),
    })
    await notifyToolsChanged(database, tx, [...new Set([id, ...(await familyIds(tx, tool))])])
    return { texts: await readTexts(tx, id) }
  })

/** @throws Problem invalid-input */
function requireLanguage(code: string, languages: readonly Language[]): Language {
  const language = languages.find((each) => each === code)
  if (language !== undefined) return language
  const detail = messages.notOfShop(languages.map((each) => languageNames[each]).join(', '))
  throw invalidInput({ errors: [{ pointer: 'path:language', detail }] })
}
