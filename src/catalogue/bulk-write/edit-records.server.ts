/** Editing categories, brands and families: a new name is applied to all their tools. */
import type { Caller } from '../../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Change } from '../../audit/service.server.ts'
import { revisionChanged } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { pictureKey, publicImageUrl, storedImage } from '../model/image.ts'
import { recordsMessages as messages } from '../messages/records.ts'
import {
  deleteRecord,
  deleteFormerName,
  isRecordUsed,
  isSlugTaken,
  isWithin,
  insertFormerName,
  listRecords,
  lockRecords,
  moveChildren,
  renameFamilies,
  renameTools,
  updateRecord,
  type RecordRow,
} from '../taxonomy/record-edit-store.server.ts'
import { saveRecordTexts, textsOfRecords } from '../taxonomy/record-text-store.server.ts'
import {
  furtherLanguages,
  languageNames,
  nameOfLanguage,
} from '../../platform/languages/languages.ts'
import {
  familiesWithoutRecord,
  insertFamilies,
  insertRecords,
  namesWithoutRecord,
  takenRecordSlugs,
} from '../taxonomy/record-store.server.ts'
import {
  circular,
  nameTaken,
  recordInUse,
  slugTaken,
  type EditedKind,
  type EditedRecord,
  type RecordChange,
  type RecordText,
  type RecordsOperations,
} from '../taxonomy/records-contract.ts'
import { uniqueSlug } from '../slug.ts'
import { ownSlug } from '../slugs/own-slug.ts'
import { toolsByIds } from '../store.server.ts'
import { notifyEverythingChanged } from '../writing/tool-changes.server.ts'
import { lockPictureOfTool } from '../writing/tool-values.server.ts'

type Admin = Caller<'admin'>
type InputOf<Name extends keyof RecordsOperations> = Parameters<RecordsOperations[Name]>[1]

/** The number of tools per statement, so that each stays within its time limit. */
const batchSize = 500
const maxSlugLength = 190
const maxNameLength: Readonly<Record<EditedKind, number>> = {
  categories: 80,
  brands: 80,
  families: 120,
}

export const createRecordsOperations = (context: CatalogueContext): RecordsOperations => ({
  records: async (_caller, { kind }) =>
    withTexts(
      context,
      context.database.reports,
      kind,
      await listRecords(context.database.reports, kind),
    ),
  record: (_caller, { kind, id }) => readRecord(context, kind, id),
  addRecord: (caller, input) => addRecord(context, caller, input),
  saveRecord: (caller, change) => saveRecord(context, caller, change),
  mergeRecord: (caller, input) => mergeRecord(context, caller, input),
  removeRecord: (caller, input) => removeRecord(context, caller, input),
})

/** Records with their texts in each further language of the shop. */
async function withTexts(
  context: CatalogueContext,
  db: Handle,
  kind: EditedKind,
  rows: readonly RecordRow[],
): Promise<EditedRecord[]> {
  const languages = kind === 'families' ? [] : furtherLanguages()
  const ids = rows.map(({ id }) => id)
  const stored =
    kind === 'families' || languages.length === 0 ? undefined : await textsOfRecords(db, kind, ids)
  return rows.map((row) =>
    toRecord(
      context,
      row,
      languages.map(
        (language) =>
          stored?.get(row.id)?.find((text) => text.language === language) ?? {
            language,
            name: '',
            sentence: '',
          },
      ),
    ),
  )
}

async function withItsTexts(
  context: CatalogueContext,
  db: Handle,
  kind: EditedKind,
  row: RecordRow,
): Promise<EditedRecord> {
  const [record] = await withTexts(context, db, kind, [row])
  if (!record) throw notFound()
  return record
}

function toRecord(
  { origin }: Pick<CatalogueContext, 'origin'>,
  row: RecordRow,
  texts: readonly RecordText[],
): EditedRecord {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    position: row.position,
    sentence: row.sentence,
    image: row.picture === '' ? '' : publicImageUrl(row.picture, origin),
    picture: pictureKey(row.picture),
    parent: row.parent_id,
    brand: row.brand,
    maker: { name: row.maker_name, address: row.maker_address, contact: row.maker_contact },
    responsible: {
      name: row.responsible_name,
      address: row.responsible_address,
      contact: row.responsible_contact,
    },
    tools: row.tools,
    formerSlugs: [...row.former_slugs],
    texts: [...texts],
    revision: row.revision,
  }
}

/** @throws Problem not-found */
async function findRecord(db: Handle, kind: EditedKind, id: string): Promise<RecordRow> {
  const [row] = await listRecords(db, kind, id)
  if (!row) throw notFound()
  return row
}

const readRecord = async (context: CatalogueContext, kind: EditedKind, id: string) =>
  withItsTexts(
    context,
    context.database.handle,
    kind,
    await findRecord(context.database.handle, kind, id),
  )

const entry = (
  step: string,
  kind: EditedKind,
  { id, name }: Pick<RecordRow, 'id' | 'name'>,
): Pick<Change, 'operation' | 'kind' | 'id' | 'label'> => ({
  operation: `catalogue.${step}Record`,
  kind: 'category',
  id,
  label: `${messages.kinds[kind].one} ${name}`,
})

/** The audited fields of a record. */
const auditedRecord = ({ tools: _tools, revision: _revision, ...row }: RecordRow) => row

/** @throws Problem record-name-taken */
async function addRecord(
  context: CatalogueContext,
  { actor }: Admin,
  { kind, name, brand = '' }: InputOf<'addRecord'>,
): Promise<EditedRecord> {
  const { database, audit } = context
  return database.transact(async (tx) => {
    await lockRecords(tx, kind)
    const isNew =
      kind === 'families'
        ? (await familiesWithoutRecord(tx, [{ brand, name }])).length > 0
        : (await namesWithoutRecord(tx, kind, [name])).length > 0
    if (!isNew) throw nameTaken({ detail: messages.nameTaken(name) })
    const plain = ownSlug(kind === 'families' ? `${brand} ${name}` : name)
    const short = plain.slice(0, maxSlugLength).replace(/-+$/, '')
    const slug = uniqueSlug(short, await takenRecordSlugs(tx, kind, [short]))
    if (kind === 'families') await insertFamilies(tx, [{ slug, brand, name, demo: false }])
    else await insertRecords(tx, kind, [{ slug, name, demo: false }])
    const row = (await listRecords(tx, kind)).find((one) => one.slug === slug)
    if (!row) throw notFound()
    await deleteFormerName(tx, kind, row)
    await audit.record(tx, actor, { ...entry('add', kind, row), after: auditedRecord(row) })
    await notifyEverythingChanged(database, tx)
    return withItsTexts(context, tx, kind, row)
  })
}

/** The stored form of a record's picture: one of this shop, or its present one. */
async function recordPicture(
  context: CatalogueContext,
  tx: Handle,
  image: string,
  before: RecordRow,
): Promise<string> {
  if (image === '' || image === publicImageUrl(before.picture, context.origin))
    return image === '' ? '' : before.picture
  const stored = storedImage(image, context.origin, false)
  if (stored === undefined || pictureKey(stored) === null)
    throw invalidInput({ errors: [{ pointer: '#/image', detail: messages.notOwnPicture }] })
  await lockPictureOfTool(context, tx, stored)
  return stored
}

/** @throws Problem record-name-taken, record-slug-taken, record-circular, invalid-input */
async function judgeChange(
  tx: Handle,
  { kind, id, name, slug, parent }: RecordChange,
  before: RecordRow,
): Promise<void> {
  if (name.length > maxNameLength[kind])
    throw invalidInput({
      errors: [{ pointer: '#/name', detail: messages.tooLong(maxNameLength[kind]) }],
    })
  const isNameTaken =
    name !== before.name &&
    (kind === 'families'
      ? (await familiesWithoutRecord(tx, [{ brand: before.brand, name }])).length === 0
      : (await namesWithoutRecord(tx, kind, [name])).length === 0)
  if (isNameTaken) {
    const detail = messages.nameTaken(name)
    throw nameTaken({ detail, errors: [{ pointer: '#/name', detail }] })
  }
  if (await isSlugTaken(tx, kind, slug, id)) {
    const detail = messages.slugTaken(slug)
    throw slugTaken({ detail, errors: [{ pointer: '#/slug', detail }] })
  }
  if (kind !== 'categories' || parent === null) return
  const [above] = await listRecords(tx, kind, parent)
  if (!above || (await isWithin(tx, parent, id))) {
    const detail = messages.circular
    throw circular({ detail, errors: [{ pointer: '#/parent', detail }] })
  }
}

/** @throws Problem not-found, revision-changed, and those of `judgeChange` */
async function saveRecord(
  context: CatalogueContext,
  { actor }: Admin,
  change: RecordChange,
): Promise<EditedRecord> {
  const { database, audit } = context
  const { kind, id } = change
  return database.transact(async (tx) => {
    await lockRecords(tx, kind)
    const before = await findRecord(tx, kind, id)
    if (before.revision !== change.revision)
      throw revisionChanged({
        detail: messages.changedMeanwhile,
        facts: { revision: before.revision },
      })
    await judgeChange(tx, change, before)
    const picture = await recordPicture(context, tx, change.image, before)
    await updateRecord(tx, kind, id, { ...change, picture })
    if (change.slug !== before.slug) await insertFormerName(tx, kind, 'slug', before.slug, id)
    if (change.name !== before.name) {
      await insertFormerName(tx, kind, 'name', before.name, id)
      await renameAll(context, tx, kind, before, change.name)
    }
    await deleteFormerName(tx, kind, change)
    const texts = await saveTexts(tx, change)
    const after = await findRecord(tx, kind, id)
    await audit.record(tx, actor, {
      ...entry('save', kind, after),
      before: { ...auditedRecord(before), ...texts.before },
      after: { ...auditedRecord(after), ...texts.after },
    })
    await notifyEverythingChanged(database, tx)
    return withItsTexts(context, tx, kind, after)
  })
}

/**
 * Writes texts in further languages.
 * @throws Problem invalid-input for a language that the shop does not have
 */
async function saveTexts(tx: Handle, { kind, id, texts = [] }: RecordChange) {
  const languages = furtherLanguages()
  const unknown = texts.findIndex(
    ({ language }) => kind === 'families' || !languages.some((code) => code === language),
  )
  if (unknown >= 0) {
    const detail = messages.notOfShop(languages.map((code) => languageNames[code]).join(', '))
    throw invalidInput({ errors: [{ pointer: `#/texts/${unknown}/language`, detail }] })
  }
  if (kind === 'families' || texts.length === 0) return {}
  const before = (await textsOfRecords(tx, kind, [id])).get(id) ?? []
  // If a language occurs twice, the last text is used.
  const written = [...new Map(texts.map((text) => [text.language, text])).values()]
  await saveRecordTexts(tx, kind, id, written)
  const after = (await textsOfRecords(tx, kind, [id])).get(id) ?? []
  return { before: { texts: inWords(before) }, after: { texts: inWords(after) } }
}

/** As shown in the history. */
const inWords = (texts: readonly RecordText[]): string =>
  texts
    .filter(({ name, sentence }) => name !== '' || sentence !== '')
    .map(
      ({ language, name, sentence }) =>
        `${nameOfLanguage(language)}: ${[name, sentence].filter(Boolean).join(' · ')}`,
    )
    .join('\n')

/** Renames the record in every tool, and reindexes those on sale. */
async function renameAll(
  { hooks, now }: CatalogueContext,
  tx: Handle,
  kind: EditedKind,
  from: RecordRow,
  to: string,
): Promise<void> {
  if (from.name === to) return
  if (kind === 'brands') await renameFamilies(tx, from.name, to)
  for (;;) {
    const ids = await renameTools(tx, { kind, from, to }, { limit: batchSize, at: now() })
    if (ids.length === 0) return
    const onSale = await toolsByIds(tx, ids)
    await hooks.written(
      tx,
      onSale.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  }
}

/** @throws Problem not-found, record-circular if it is merged into itself */
async function mergeRecord(
  context: CatalogueContext,
  { actor }: Admin,
  { kind, id, into }: InputOf<'mergeRecord'>,
): Promise<EditedRecord> {
  const { database, audit } = context
  if (id === into) throw circular({ detail: messages.itself })
  return database.transact(async (tx) => {
    await lockRecords(tx, kind)
    const from = await findRecord(tx, kind, id)
    const target = await findRecord(tx, kind, into)
    if (from.brand !== target.brand) throw notFound()
    await renameAll(context, tx, kind, from, target.name)
    if (kind === 'categories') await moveChildren(tx, id, into)
    await deleteRecord(tx, kind, id, into)
    await insertFormerName(tx, kind, 'slug', from.slug, into)
    await insertFormerName(tx, kind, 'name', from.name, into)
    await audit.record(tx, actor, {
      ...entry('merge', kind, from),
      before: auditedRecord(from),
      after: { name: target.name },
    })
    await notifyEverythingChanged(database, tx)
    return withItsTexts(context, tx, kind, await findRecord(tx, kind, into))
  })
}

/** @throws Problem record-in-use */
const removeRecord = (
  { database, audit }: CatalogueContext,
  { actor }: Admin,
  { kind, id }: InputOf<'removeRecord'>,
): Promise<{ acknowledged: boolean; deletedCount: number }> =>
  database.transact(async (tx) => {
    await lockRecords(tx, kind)
    const [row] = await listRecords(tx, kind, id)
    if (!row) return { acknowledged: true, deletedCount: 0 }
    if (await isRecordUsed(tx, kind, id)) throw recordInUse({ detail: messages.inUse })
    await deleteRecord(tx, kind, id)
    await audit.record(tx, actor, {
      ...entry('remove', kind, row),
      before: auditedRecord(row),
    })
    await notifyEverythingChanged(database, tx)
    return { acknowledged: true, deletedCount: 1 }
  })
