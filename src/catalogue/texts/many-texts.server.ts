/**
 * The texts of many tools in further languages, in the form of lists: reading, validating and
 * writing them.
 */
import { safeDecode } from 'zod/v4/core'
import { fieldErrors, fieldPointer } from '../../../packages/contract/field-errors.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { furtherLanguages } from '../../platform/languages/languages.ts'
import { fromTextCells, toTextCells, type TextCells } from './text-cells.ts'
import {
  lockTexts,
  saveTexts,
  textsOfTools,
  type ToolTexts,
  type ToolTextsRow,
} from './text-store.server.ts'
import { ToolText, type ToolTextInLanguage } from './tool-texts-contract.ts'

/** The texts of these tools in the shop's further languages, by their ids. */
export async function readTexts(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ToolTextInLanguage[]>> {
  const languages = furtherLanguages()
  const texts = new Map<string, ToolTextInLanguage[]>()
  if (languages.length === 0 || ids.length === 0) return texts
  for (const { tool_id: id, ...row } of await textsOfTools(db, ids)) {
    if (!languages.some((code) => code === row.language)) continue
    const { language, name, family, description, specs } = row
    const text = { language, name, family, description, specs: [...specs] }
    texts.set(id, [...(texts.get(id) ?? []), text])
  }
  return texts
}

/** The same as the cells of a list. */
export const readTextCells = async (
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TextCells>> =>
  new Map(Array.from(await readTexts(db, ids), ([id, texts]) => [id, toTextCells(texts)]))

const empty: ToolText = { name: '', family: '', description: '', specs: [] }

/**
 * Validates texts with the rules of a single tool.
 * @returns the errors, by column of the list
 */
export function validateTexts(
  cells: TextCells,
): { readonly field: string; readonly why: string }[] {
  return Array.from(fromTextCells(cells)).flatMap(([language, text]) => {
    const decoded = safeDecode(ToolText, { ...empty, ...text })
    if (decoded.success) return []
    return fieldErrors(decoded.error.issues, (path) => fieldPointer(path, 'body')).map(
      ({ pointer, detail }) => {
        const [field = ''] = pointer.slice(2).split('/')
        return {
          field: `${field === 'specs' ? 'specifications' : field}:${language}`,
          why: detail,
        }
      },
    )
  })
}

/** A list's change to a tool's texts: the previous and the new cells. */
export type TextChange = { readonly from: TextCells; readonly to: TextCells }

/** Those of these tools whose texts differ from the change's previous ones; all are locked. */
export async function changedTexts(
  tx: Handle,
  changes: readonly { readonly id: string; readonly texts?: TextChange | undefined }[],
): Promise<ReadonlySet<string>> {
  const ofTexts = changes.flatMap(({ id, texts }) => (texts ? [{ id, texts }] : []))
  const ids = ofTexts.map(({ id }) => id)
  if (ids.length === 0) return new Set()
  await lockTexts(tx, ids)
  const stored = await readTextCells(tx, ids)
  return new Set(
    ofTexts
      .filter(({ id, texts: { from, to } }) =>
        Object.keys(to).some((column) => (from[column] ?? '') !== (stored.get(id)?.[column] ?? '')),
      )
      .map(({ id }) => id),
  )
}

/** Writes the cells of tools; other columns stay unchanged. */
export async function saveTextCells(
  tx: Handle,
  tools: readonly { readonly id: string; readonly cells: TextCells }[],
): Promise<void> {
  const changed = tools.filter(({ cells }) => Object.keys(cells).length > 0)
  if (changed.length === 0) return
  const stored = new Map<string, ToolTexts>(
    (
      await textsOfTools(
        tx,
        changed.map(({ id }) => id),
      )
    ).map((row) => [`${row.tool_id} ${row.language}`, row]),
  )
  const byLanguage = new Map<string, ToolTextsRow[]>()
  for (const { id, cells } of changed)
    for (const [language, text] of fromTextCells(cells)) {
      const kept = stored.get(`${id} ${language}`) ?? Object.assign({ keywords: '' }, empty)
      const { name, family, description, keywords, specs } = { ...kept, ...text }
      const row = { tool_id: id, name, family, description, keywords, specs }
      byLanguage.set(language, [...(byLanguage.get(language) ?? []), row])
    }
  for (const [language, rows] of byLanguage) await saveTexts(tx, language, rows)
}
