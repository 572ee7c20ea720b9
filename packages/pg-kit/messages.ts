/** The sentences of OperatorError: the problem with the database or a backup, and what to do. */
export const pgKitMessages = {
  unreachable: (reason: string) =>
    `The database behind DATABASE_URL cannot be reached: ${reason}. ` +
    'Check the address, and that the database is running.',
  connectionRefused: (reason: string) =>
    `The database behind DATABASE_URL refuses the shop: ${reason}. ` +
    'Check the user, the password and the database name.',
  invalidUrl: 'DATABASE_URL is not valid; example: postgres://user:password@host:5432/shop.',
  versionTooOld: (actual: string, min: number) =>
    `The database behind DATABASE_URL is PostgreSQL ${actual}: the shop needs ${min} or later.`,
  migrationLocked: (migration: string) =>
    `The database could not be upgraded (${migration}): another process held a needed lock ` +
    'for minutes. The previous version still works with the database: end long statements and ' +
    'transactions on the database, and start again.',
  schemaOlder: (migration: string) =>
    `The database has an older version (${migration} is missing), and this command does not change the ` +
    'schema: run the command with that version, or start this version of the shop first.',
  schemaNewer: (migration: string) =>
    `A newer version of the shop has changed the database (${migration}) in a way that this ` +
    'version does not support: start the newer version, or restore an older backup.',
  backupUnreadable: (file: string, reason: string) =>
    `The backup ${file} cannot be read: ${reason}.`,
  notABackup: (file: string) => `${file} is not a backup of this shop.`,
  backupFormat: (file: string, format: string, known: number) =>
    `The backup ${file} has format ${format}, but this shop reads format ${known}: ` +
    'restore it with the version of the shop that made it.',
  backupNewer: (file: string, unknown: string) =>
    `The backup ${file} was made by a newer version of the program, which added ${unknown}. Restore it with that version.`,
  backupDamaged: (file: string) =>
    `The backup ${file} is incomplete or damaged: nothing was restored.`,
  databaseNotEmpty: (table: string, rows: number) =>
    `The database is not empty (${table} has ${rows === 1 ? 'a row' : `${rows} rows`}): ` +
    'nothing was restored. Use --replace to overwrite the database, or choose an empty database.',
  tableDiffers: (table: string) =>
    `After the restore, the table ${table} differed from the backup: nothing was restored.`,
  backupNotWritable: (file: string, reason: string) =>
    `The backup ${file} cannot be written: ${reason}.`,
} as const
