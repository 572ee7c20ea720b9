/** The scripts that are written into the document itself, as text; the browser runs them. */

/** The data for the script of a deferred page: files to fetch, and the modules of each route. */
export type DeferredModules = {
  /** The module that starts React: src/entry.client.tsx as built. */
  readonly entry: string
  /** Further files, fetched at the same time so that they arrive in one round trip. */
  readonly files: readonly string[]
  readonly routes: readonly (readonly [id: string, modules: readonly string[]])[]
}

/**
 * The script that hydrates a page later: when the page has loaded and the browser is idle, or at
 * the first pointer, key or focus event. Clicks and input that happen before are kept in
 * `window.queuedEvents` and repeated after hydration (event-replay.client.ts). Links and forms need
 * no help, since they work without script.
 */
export const deferredScript = (modules: DeferredModules): string =>
  `${hydrateLater.replaceAll('\n', '')}(${toScript(modules)})`

/** JSON that is safe in a script element. */
const toScript = (value: DeferredModules): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * Minified by hand, since it is part of every such page. `load` fetches a module, `queue` stores an
 * event, `start` fetches everything once, passes the route modules to React Router under the name
 * from which it reads them, and runs the entry module.
 */
const hydrateLater = `(p=>{window.queuedEvents=[];let b,w=window,on=addEventListener,
load=h=>import(h),queue=e=>{w.queuedEvents?.push(e)},
start=()=>b||(b=(async()=>{let[r]=await Promise.all([Promise.all(p.routes.map(async([i,h])=>
[i,Object.assign({},...await Promise.all(h.map(load)))])),...p.files.map(load)]);
w.__reactRouterRouteModules=Object.fromEntries(r);await load(p.entry)})());
for(let t of["click","input","change"])on(t,queue,!0);
for(let t of["pointerdown","keydown","focusin"])on(t,start,{once:!0,passive:!0,capture:!0});
on("load",()=>w.requestIdleCallback?
requestIdleCallback(start,{timeout:2e3}):setTimeout(start,200))})`

/** The only script of a page without hydration: the slash key focuses the search box. */
export const staticPageScript = [
  'addEventListener("keydown",e=>{let t=e.target;',
  'e.key!="/"||e.ctrlKey||e.metaKey||e.altKey||t.isContentEditable||',
  '/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||',
  '(e.preventDefault(),document.getElementById("search").focus())})',
].join('')
