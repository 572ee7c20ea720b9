/**
 * What somebody has changed in a list and not saved: kept in this tab, so that a reload or the end of
 * the session loses nothing.
 */
import * as z from 'zod/mini'
import { readDraftOf } from '../ui/form/use-draft-of.ts'
import type { SavedList } from './contract.ts'

export type ListTool = SavedList['tools'][number]

const ListDraft = z.object({
  /** The revision that was changed: of another one, saving is refused. */
  revision: z.int(),
  name: z.string(),
  shared: z.boolean(),
  lines: z.array(z.object({ toolId: z.string(), text: z.string() })),
  /** The tools of the lines that were added, at the prices of that time. */
  found: z.array(
    z.custom<ListTool>(
      (tool) => z.safeParse(z.looseObject({ id: z.string(), sku: z.string() }), tool).success,
    ),
  ),
  /** The text from which no lines were added yet. */
  adding: z.string(),
})
export type ListDraft = z.output<typeof ListDraft>

export const draftName = ({ id }: Pick<SavedList, 'id'>): string => `list.${id}`

export const readListDraft = (list: Pick<SavedList, 'id'>): ListDraft | undefined =>
  ListDraft.safeParse(readDraftOf(draftName(list))).data
