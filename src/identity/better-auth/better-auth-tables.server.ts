/** Our names for Better Auth's tables and columns. */
import { createHash } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'

/** The prefix of the identifiers of password reset links. */
export const resetPrefix = 'reset-password:'

/** The prefix of the identifiers of links that confirm an e-mail address. */
export const verificationPrefix = 'verify-email:'

/**
 * The stored identifier of a mailed link. Identifiers are hashed, so that reading the database
 * gives no access to accounts; the prefix stays, to find them by kind.
 */
export function hashedIdentifier(identifier: string): string {
  const prefix = [resetPrefix, verificationPrefix].find((start) => identifier.startsWith(start))
  return prefix === undefined
    ? identifier
    : prefix + createHash('sha256').update(identifier).digest('base64url')
}

export const accountTable = {
  modelName: 'identity_accounts',
  fields: {
    accountId: 'account_id',
    providerId: 'provider_id',
    userId: 'user_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
} satisfies BetterAuthOptions['account']

export const userTable = {
  modelName: 'identity_users',
  fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  additionalFields: {
    disabledAt: {
      type: 'date',
      required: false,
      input: false,
      returned: false,
      fieldName: 'disabled_at',
    },
  },
} satisfies BetterAuthOptions['user']

export const sessionTable = {
  modelName: 'identity_sessions',
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
  additionalFields: {
    shortPassword: {
      type: 'boolean',
      required: false,
      input: false,
      returned: false,
      defaultValue: false,
      fieldName: 'short_password',
    },
    /** When this session has passed the second factor. */
    secondFactorAt: {
      type: 'date',
      required: false,
      input: false,
      returned: false,
      fieldName: 'second_factor_at',
    },
  },
} satisfies BetterAuthOptions['session']

export const verificationTable = {
  modelName: 'identity_verifications',
  fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  storeIdentifier: { hash: async (identifier: string) => hashedIdentifier(identifier) },
} satisfies BetterAuthOptions['verification']

/** The two-factor plugin's column of users, and its table. */
export const secondFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'identity_second_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
}

/** The prefix of the identifiers of sign-ins that wait for their second factor. */
export const challengePrefix = '2fa-'

export const keyTable = {
  modelName: 'identity_keys',
  fields: {
    publicKey: 'public_key',
    privateKey: 'private_key',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
  },
}
