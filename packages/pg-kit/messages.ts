/** The sentences of OperatorError: what is wrong with the database or a backup, and what to do. */
export const pgKitMessages = {
  unreachable: (reason: string) => `The database behind DATABASE_URL cannot be reached: ${reason}.`,
  connectionRefused: (reason: string) =>
    `The database behind DATABASE_URL refuses the shop: ${reason}.`,
  invalidUrl: 'DATABASE_URL cannot be read: it looks like postgres://user:password@host:5432/shop.',
  versionTooOld: (actual: string, min: number) =>
    `The database behind DATABASE_URL is PostgreSQL ${actual}: the shop needs ${min} or later.`,
  migrationLocked: (migration: string) =>
    `The database could not be upgraded (${migration}): for minutes something else held a lock ` +
    'that the upgrade needs. The version before still works with it: end long statements and ' +
    'transactions on the database, and start again.',
  schemaOlder: (migration: string) =>
    `The database is of an older version (${migration} is missing), and this command changes no ` +
    'schema: run it with that version, or start this one first.',
  schemaNewer: (migration: string) =>
    `A newer version of the shop has changed the database (${migration}) in a way that this ` +
    'version cannot work with: start that version, or restore a backup that was made before.',
  backupUnreadable: (file: string, reason: string) =>
    `The backup ${file} cannot be read: ${reason}.`,
  notABackup: (file: string) => `${file} is not a backup of this shop.`,
  backupFormat: (file: string, format: string, known: number) =>
    `The backup ${file} is of format ${format}, and this shop reads format ${known}: ` +
    'restore it with the version of the shop that made it.',
  backupNewer: (file: string, unknown: string) =>
    `The backup ${file} was made by a newer shop (it knows ${unknown}): restore it with that one.`,
  backupDamaged: (file: string) =>
    `The backup ${file} is cut short or damaged: nothing was restored.`,
  databaseNotEmpty: (table: string, rows: number) =>
    `The database is not empty (${table} has ${rows === 1 ? 'a row' : `${rows} rows`}): ` +
    'nothing was restored; restore with --replace to overwrite all of it, or choose an empty one.',
  tableDiffers: (table: string) =>
    `The table ${table} came out different from the backup: nothing was restored.`,
  backupNotWritable: (file: string, reason: string) =>
    `The backup ${file} cannot be written: ${reason}.`,
} as const
