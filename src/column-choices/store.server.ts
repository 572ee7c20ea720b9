/** SQL queries for column choices. */
import { sql } from 'kysely'
import { toJsonb } from '../../packages/pg-kit/jsonb.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Choosing } from './contract.ts'
import type { AnyPlace, Owner, Place } from './rules.ts'

export type AnyChoice = Readonly<Pick<Choosing['choice'], 'headingRow'>> & {
  readonly columns: readonly string[]
}
export type ChoiceRow<Choice = Choosing['choice'], Of extends AnyPlace = Place> = {
  readonly id: string
  readonly place: Of
  readonly user_id: string | null
  readonly sender: string
  readonly headings: string[]
  readonly choice: Choice
  readonly changed_at: Date
}
export type StoredChoice = ChoiceRow<AnyChoice, AnyPlace>
const columns = sql`id, place, user_id, sender, headings, choice, changed_at`

export async function listChoices<Choice, Of extends AnyPlace>(
  db: Handle,
  place: Of,
  { userId }: Owner,
  limit: number,
): Promise<readonly ChoiceRow<Choice, Of>[]> {
  const { rows } = await sql<ChoiceRow<Choice, Of>>`
    select ${columns} from column_choices
    where place = ${place} and user_id is not distinct from ${userId}
    order by changed_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** In place of that for the same sender and headings. */
export async function keepChoice<Choice extends AnyChoice, Of extends AnyPlace>(
  tx: Handle,
  { userId }: Owner,
  {
    id,
    place,
    sender,
    headings,
    choice,
    at,
  }: Omit<ChoiceRow<Choice, Of>, 'user_id' | 'changed_at'> & { readonly at: Date },
): Promise<ChoiceRow<Choice, Of> | undefined> {
  const { rows } = await sql<ChoiceRow<Choice, Of>>`
    insert into column_choices (id, place, user_id, sender, headings, choice, changed_at)
    values (
      ${id}, ${place}, ${userId}, ${sender}, ${toJsonb(headings)}, ${toJsonb(choice)}, ${at}
    )
    on conflict (
      place, coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(sender),
      md5(headings::text)
    )
    do update set
      sender = excluded.sender, choice = excluded.choice, changed_at = excluded.changed_at
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** Deletes all but the newest of an owner in a place. */
export async function dropOldest(
  tx: Handle,
  place: AnyPlace,
  { userId }: Owner,
  kept: number,
): Promise<void> {
  await sql`
    delete from column_choices where id in (
      select id from column_choices
      where place = ${place} and user_id is not distinct from ${userId}
      order by changed_at desc, id desc offset ${kept}
    )`.execute(tx)
}

export async function findChoice(db: Handle, id: string): Promise<StoredChoice | undefined> {
  const { rows } = await sql<StoredChoice>`
    select ${columns} from column_choices where id = ${id}`.execute(db)
  return rows[0]
}

/** @returns whether it was there */
export async function deleteChoice(tx: Handle, id: string): Promise<boolean> {
  const { rows } = await sql`delete from column_choices where id = ${id} returning id`.execute(tx)
  return rows.length > 0
}

export async function deleteChoicesOf(tx: Handle, userId: string): Promise<void> {
  await sql`delete from column_choices where user_id = ${userId}`.execute(tx)
}

/** What somebody keeps, for their download. */
export async function exportChoices(db: Handle, userId: string): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select place, sender, headings, choice, changed_at as "changedAt" from column_choices
    where user_id = ${userId} order by changed_at, id`.execute(db)
  return rows
}
