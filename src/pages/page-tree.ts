/**
 * A text page as a tree of its allowed elements: nothing else can be rendered, so no HTML gets in.
 */

export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' }

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Block[][] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

/**
 * Paths of the shop, anchors, and addresses that browsers and telephones open; no scripts, no data.
 */
export const isSafeAddress = (address: string): boolean =>
  /^(\/(?![/\\])|#|https?:\/\/[^/]|mailto:[^?]|tel:[+\d])/i.test(address) &&
  !/[\s\p{Cc}]/u.test(address)
