/** The texts of a tool that a page shows in its language, or in the shop's where it has none. */
export type ToolTextName = 'name' | 'family' | 'description' | 'specs'
