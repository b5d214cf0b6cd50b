/** The data in a page for `defer-hydration.ts`, which hydrates it. JSON, so that no inline script has to be allowed. */
export type HydrationData = {
  /** React Router's own context, and what the loaders returned in the router's encoding. */
  context: unknown
  loaderData: string
  /** The part of the route manifest that this page needs. */
  manifest: unknown
  /** The modules of each matched route, from the root to the page. */
  routes: { id: string; modules: string[] }[]
  /** The module that hydrates the document: `entry.client.tsx`. */
  entry: string
  /** Every other script of the page, each after those that it imports. */
  scripts: string[]
}

/** Of the element that holds it. */
export const HYDRATION_DATA_ID = 'hydration-data'
/** Of the style sheet that `deferred-fonts.ts` reads. */
export const DEFERRED_FONTS_ID = 'deferred-fonts'
/** Of the notice in the frame that scripts did not load; hidden until then. */
export const SCRIPTS_FAILED_ID = 'scripts-failed'
