/** Where long texts are written: what was sent there when the session had ended is kept, and sent again from its page. */
const SAVED_FORM_PATH =
  /^\/admin\/(content(\/[a-z0-9-]+){0,2}|(messages|orders)\/[a-z0-9-]+)(\?[\w=&-]*)?$/

/** Never to another site, and never to a form that nobody filled in here. */
export const isSavedFormPath = (path: string): boolean => SAVED_FORM_PATH.test(path)
