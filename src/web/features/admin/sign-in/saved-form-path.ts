/** Where long texts are written: what was sent there when the session had ended is kept, and sent again from its page. */
const KEPT = /^\/admin\/(content(\/[a-z0-9-]+){0,2}|(messages|orders)\/[a-z0-9-]+)(\?[\w=&-]*)?$/

/** Never to another site, and never to a form that nobody filled in here. */
export const isKeptPath = (path: string): boolean => KEPT.test(path)
