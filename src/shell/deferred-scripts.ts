/** The scripts that stand in pages themselves: constants, so that their hashes can stand in the content security policy. */

/** What a page's late script must know: files to fetch, and of which modules each route consists. */
export type DeferredScripts = {
  readonly entry: string
  readonly files: readonly string[]
  readonly routes: readonly (readonly [id: string, modules: readonly string[]])[]
}

/**
 * Wakes a page that is complete without script: once all of it has arrived and the browser is idle, or at the first touch.
 * What a hand does before is kept in `window.missed`, and done again when the page is awake (entry.client.tsx). Links and forms go by themselves.
 */
export const deferredScript = (late: DeferredScripts): string =>
  `${sleeping.replaceAll('\n', '')}(${JSON.stringify(late).replaceAll('<', String.raw`\u003c`)})`

const sleeping = `(p=>{window.missed=[];let b,w=window,on=addEventListener,f=h=>import(h),k=e=>{w.missed?.push(e)},
g=()=>b||(b=(async()=>{let[r]=await Promise.all([Promise.all(p.routes.map(async([i,h])=>[i,Object.assign({},...await Promise.all(h.map(f)))])),...p.files.map(f)]);w.__reactRouterRouteModules=Object.fromEntries(r);await f(p.entry)})());
for(let t of["click","input","change"])on(t,k,!0);
for(let t of["pointerdown","keydown","focusin"])on(t,g,{once:!0,passive:!0,capture:!0});
on("load",()=>w.requestIdleCallback?requestIdleCallback(g,{timeout:2e3}):setTimeout(g,200))})`

/** All the script of a document: the slash leads to the search. */
export const staticPageScript =
  'addEventListener("keydown",e=>{let t=e.target;e.key!="/"||e.ctrlKey||e.metaKey||e.altKey||t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||(e.preventDefault(),document.getElementById("search").focus())})'
