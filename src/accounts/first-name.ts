/** The first word of a display name, for the greeting in the navigation bar. */
export const firstName = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? ''
